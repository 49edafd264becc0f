import { z } from "zod";
import { type Content, contentFolder, type Entry } from "#collections/content.ts";
import { defineCollection, ownPath } from "#collections/define-collection.ts";
import { beyondPlain } from "#collections/markdown/plain-markdown.ts";
import {
  type MarkdownProblem,
  type MarkdownSurroundings,
  renderMarkdown,
} from "#collections/markdown/render-markdown.ts";
import { day, optional, place, text, texts } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import { sectionProblems } from "#collections/reading/markdown-sections.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";

/** The legal pages that the site must have; the footer links to them. */
export const legalPaths = [
  "/legal/privacy",
  "/legal/terms",
  "/legal/cookies",
  "/legal/disclaimer",
  "/legal/accessibility",
] as const;
export type LegalPath = (typeof legalPaths)[number];

const schema = z.strictObject({
  order: place,
  path: field(z.enum(legalPaths), "Address"),
  title: field(text, "Title in search results"),
  description: field(text, "Description in search results"),
  breadcrumb: field(text, "Short name", "In the way to the page."),
  heading: text,
  lead: field(text, "First sentence"),
  inShort: field(texts, "In short", "The page in a few sentences, for those who read no further."),
  updatedOn: field(day, "Day of the last change"),
  exported: optional(
    z.strictObject({
      lead: field(optional(text), "First sentence"),
      inShort: optional(texts),
      text: z.string().min(1).meta({
        control: "markdown",
        title: "Sections that say something else",
        description:
          "Each takes the place of the section with the same heading; one without words is left out.",
      }),
    }),
  ).meta({
    title: "On a host that hands out files only",
    description: "What is true where no server of ours stands behind the pages.",
    isSeldom: true,
  }),
  /** The text in Markdown; `{email}` and the like are filled in by the page. */
  body: z.string().min(1).meta({
    control: "markdown",
    title: "Text",
    description: "{email} and the like are filled in by the page.",
  }),
});
export type LegalPage = Entry<z.infer<typeof schema>>;

export const getLegalPages = contentFolder("legal", schema);

/** Names for a separate line of a legal text, which the page replaces by a table or a list. */
export const legalSlots = ["retention", "processors", "abroad"] as const;
export type LegalSlot = (typeof legalSlots)[number];

/** Splits a text at its `##` headings; each part contains the source below its heading. */
function headedParts(body: string): { heading: string; source: string }[] {
  return body
    .split(/^(?=## )/m)
    .map((source) => ({ heading: /^## (.*)/.exec(source)?.[1]?.trim() ?? "", source }));
}

/** Returns a legal page as it reads on a host without our server. */
export function asExported<Page extends Pick<LegalPage, "lead" | "inShort" | "body" | "exported">>(
  page: Page,
): Page {
  const { exported, body, lead, inShort } = page;
  if (!exported) return page;
  const instead = new Map(
    headedParts(exported.text).map(({ heading, source }) => [heading, source.trimEnd()]),
  );
  const parts = headedParts(body).map(
    ({ heading, source }) => instead.get(heading) ?? source.trimEnd(),
  );
  return {
    ...page,
    lead: exported.lead ?? lead,
    inShort: exported.inShort ?? inShort,
    body: parts.filter((part) => !/^## .*$/.test(part)).join("\n\n"),
  };
}

/** @throws Error when no file in `content/legal/` has that address */
export function getLegalPage(path: string): LegalPage {
  const page = getLegalPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No file in content/legal/ has the path ${path}.`);
  return page;
}

/** Finds mistakes in both texts of a legal page, the usual one and the one for exported sites. */
export function legalTextProblems(
  { body, exported }: LegalPage,
  site: MarkdownSurroundings,
  content: Content,
): MarkdownProblem[] {
  const values = legalValues(getOrganisation(content));
  const wrongIn = (text: string): MarkdownProblem[] => [
    ...renderMarkdown(text, site).problems,
    ...beyondPlain(text, { name: "a legal page", hasAnchors: true }),
    ...sectionProblems(text, { values, slots: legalSlots }),
  ];
  const headings = new Set(headedParts(body).map(({ heading }) => heading));
  const unmatched = headedParts(exported?.text ?? "")
    .filter(({ heading }) => heading !== "" && !headings.has(heading))
    .map(({ heading, source }) => ({
      raw: source,
      reason: `has the heading "${heading}", and the page has no such section to take the place of`,
    }));
  return [...wrongIn(body), ...wrongIn(exported?.text ?? ""), ...unmatched];
}

export const legal = defineCollection({
  files: getLegalPages,
  title: "Legal texts",
  address: ownPath,
  addresses: () => legalPaths,
  checkText: legalTextProblems,
});
