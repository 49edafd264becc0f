import { z } from "zod";
import { source } from "#collections/articles/source.ts";
import { isPageAddress, optionalEmailAddress, webPage } from "#collections/reading/address.ts";
import {
  day,
  optional,
  optionalText,
  refuse,
  text,
  textOrNumber,
} from "#collections/reading/field.ts";
import { choiceOf, field, group } from "#collections/reading/form.ts";

/** What the sources say about whether it applies today. */
export const lawForces = {
  yes: "In force",
  partly: "In force in part",
  no: "Not in force",
  "not known": "Not confirmed",
} as const;

/** A year, a month or a day, as exact as the sources are. */
export const yearOrDate = textOrNumber(
  /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/,
  "must be a date such as 2019-05-03, 2019-05 or 2019",
);

/** Whether a text can be compared as a day; a mistyped one is reported by its own field. */
const isDay = (value: string) => yearOrDate.safeParse(value).success;

/** A fact that may be missing; it has a source and a day of its own. */
function fact<Fields extends z.ZodRawShape>(title: string, help: string, fields: Fields) {
  return group(title, help, {
    ...fields,
    note: optionalText.meta({ description: "What a reader must know too, in a sentence." }),
    source,
    comparedOn: field(day, "Last compared", "Day of the last comparison with this source."),
  });
}

const inForce = fact("Is it in force?", "Missing where no source answers it.", {
  answer: choiceOf("Does it apply today?", lawForces),
  since: optional(yearOrDate).meta({
    description: "A day, a month or a year. The day of signing is another one: leave it blank.",
  }),
}).superRefine(({ answer, since, comparedOn }, context) => {
  if (!since) return;
  if (answer === "no" || answer === "not known") {
    refuse(context, ["since"], `take this line away: the answer is "${answer}"`);
  } else if (isDay(since) && isDay(comparedOn) && since > comparedOn) {
    refuse(context, ["since"], `lies after the day of comparison, ${comparedOn}`);
  }
});

const regulator = fact("Regulator", "Who watches over it; missing where no source names it.", {
  name: text,
  notSetUp: field(z.boolean().default(false), "A source says that it is not set up yet"),
});

const complaints = fact("Where to complain", "Missing where no source gives an address.", {
  page: optional(webPage).meta({
    title: "Web page",
    description: "Of the regulator. Its home page where the page for complaints is not known.",
  }),
  email: optionalEmailAddress,
  post: optionalText.meta({ title: "Office or postal address" }),
}).superRefine(({ page, email, post }, context) => {
  if (!page && !email && !post)
    refuse(context, ["page"], "give a web page, an e-mail address or an office");
});

/** The three facts that come first for every law, as fields of its file. */
export const knownFacts = {
  inForce: optional(inForce),
  regulator: optional(regulator),
  complaints: optional(complaints),
};

export type FactName = keyof typeof knownFacts;
export const factNames = Object.keys(knownFacts) as FactName[];

type KnownFacts = Partial<z.output<z.ZodObject<typeof knownFacts>>>;

/** Whether it applies today; without a source, it is not known. */
export const forceOf = ({ inForce }: KnownFacts) => inForce?.answer ?? "not known";

/** Whether only the home page of the regulator is known, and not where it takes complaints. */
export function hasHomePageOnly({ complaints }: KnownFacts): boolean {
  const { page, email, post } = complaints ?? {};
  return page !== undefined && !isPageAddress(page) && !email && !post;
}

export function countFacts(laws: readonly KnownFacts[]) {
  const count = (has: (law: KnownFacts) => unknown) => laws.filter(has).length;
  return {
    laws: laws.length,
    inForce: count((law) => forceOf(law) !== "not known"),
    since: count(({ inForce }) => inForce?.since),
    regulator: count(({ regulator }) => regulator),
    notSetUp: count(({ regulator }) => regulator?.notSetUp),
    complaints: count(({ complaints }) => complaints),
    homePage: count(hasHomePageOnly),
  };
}
