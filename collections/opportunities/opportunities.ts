import { z } from "zod";
import { isPublished, publishing, written } from "#collections/articles/publishing.ts";
import { contentFolder, type Entry, getter } from "#collections/content.ts";
import { below, defineCollection } from "#collections/define-collection.ts";
import { feedFiles } from "#collections/feed-files.ts";
import { internalPath, webAddress } from "#collections/reading/address.ts";
import {
  day,
  moment,
  optional,
  optionalText,
  refuse,
  text,
  texts,
} from "#collections/reading/field.ts";
import { choiceOf, field } from "#collections/reading/form.ts";

/** What visitors can apply for; each is named in `content/pages/opportunities.yaml`. */
const kinds = {
  job: "Job",
  volunteering: "Volunteering",
  internship: "Internship",
  fellowship: "Fellowship",
  event: "Event",
};
export type OpportunityKind = keyof typeof kinds;
export const opportunityKinds = Object.keys(kinds) as OpportunityKind[];

export const opportunitiesPath = "/opportunities";
export const deadlinesPath = "/opportunities/deadlines.ics";

const application = z.strictObject({
  label: field(text, "Words of the button"),
  href: z
    .union([
      internalPath,
      webAddress,
      z
        .string()
        .regex(/^mailto:[^\s@]+@[^\s@]+$/, "must be an address such as mailto:name@example.org"),
    ])
    .meta({
      title: "Where it leads",
      description:
        "A page of ours begins with a slash, another site with https://, a mailbox with mailto:.",
    }),
});

const schema = z
  .strictObject({
    title: text.max(140),
    kind: choiceOf("Kind", kinds).meta({ description: "What visitors can apply for." }),
    summary: written.summary,
    posted: field(day, "Day from which it is shown"),
    updated: written.updated,
    deadline: moment.meta({
      title: "Last moment to apply",
      description: "In the time of Kampala. The page closes by itself then.",
    }),
    place: field(text, "Place", "City and building, or where else it takes place."),
    isRemote: field(z.boolean().default(false), "It can be done from anywhere"),
    pay: text.meta({
      title: "Pay",
      description: "Also what is not paid, such as: Unpaid; transport and lunch are refunded.",
    }),
    starts: field(optional(moment), "Begins", "An event must say it."),
    ends: field(optional(moment), "Ends", "Later than it begins."),
    applicantData: texts.meta({
      title: "What becomes of applicants’ data",
      description: "Who reads it, why, and for how long it is kept.",
    }),
    apply: field(application, "Where to apply"),
    contact: field(optionalText, "Whom to ask"),
    ...publishing,
    body: written.body,
  })
  .superRefine(({ kind, posted, deadline, starts, ends }, context) => {
    if (kind === "event" && !starts) refuse(context, ["starts"], "must say when the event begins");
    if (ends && (!starts || Date.parse(ends) <= Date.parse(starts))) {
      refuse(context, ["ends"], "must be later than starts");
    }
    if (Date.parse(deadline) < Date.parse(posted)) {
      refuse(context, ["deadline"], "must not be earlier than posted");
    }
  });

export type Opportunity = Entry<z.output<typeof schema>> & {
  path: string;
};

export const opportunityFolder = contentFolder("opportunities", schema);

/** Every file, drafts and scheduled ones too: for checks and for the preview. */
export const getOpportunitiesWithDrafts = getter((content): Opportunity[] =>
  opportunityFolder(content)
    .map((entry) => ({ ...entry, path: `${opportunitiesPath}/${entry.slug}` }))
    .sort((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline) || (a.slug < b.slug ? -1 : 1)),
);

/** What the site shows, open and closed, the first deadline first. */
export const getOpportunities = getter((content) =>
  getOpportunitiesWithDrafts(content).filter((item) => isPublished(item)),
);

/** @param now milliseconds since 1970 */
export function isClosed({ deadline }: Pick<Opportunity, "deadline">, now: number): boolean {
  return Date.parse(deadline) <= now;
}

/** The next moment at which one of them closes; undefined when all are closed. */
export function nextClosing(
  opportunities: readonly Pick<Opportunity, "deadline">[],
  now: number,
): string | undefined {
  const [next] = opportunities
    .filter((one) => !isClosed(one, now))
    .map(({ deadline }) => deadline)
    .sort((a, b) => Date.parse(a) - Date.parse(b));
  return next;
}

export const datesPath = ({ path }: Pick<Opportunity, "path">) => `${path}/dates.ics`;

export const opportunities = defineCollection({
  files: opportunityFolder,
  items: getOpportunitiesWithDrafts,
  title: "Opportunities",
  hasPages: true,
  address: below(opportunitiesPath),
  template: {
    kind: "opportunity",
    file: "opportunities/template.md",
    types: opportunityKinds,
  },
  example: "opportunities/example.md",
  rendered: (content) => {
    const shown = getOpportunities(content);
    if (shown.length === 0) return [];
    return [
      ...shown.flatMap((item) => [item.path, datesPath(item)]),
      ...feedFiles("opportunities"),
      deadlinesPath,
    ];
  },
});
