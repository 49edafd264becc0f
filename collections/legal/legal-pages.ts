import { z } from "zod";
import { type Content, contentFolder, type Entry } from "#collections/content.ts";
import { defineCollection, ownPath } from "#collections/define-collection.ts";
import { beyondPlain } from "#collections/markdown/plain-markdown.ts";
import {
  type MarkdownProblem,
  type MarkdownSurroundings,
  renderMarkdown,
} from "#collections/markdown/render-markdown.ts";
import { day, optional, optionalText, place, text, texts } from "#collections/reading/field.ts";
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

/** What a page says instead of some paragraphs; one without a text is left out. */
const paragraphs = z.array(
  z.strictObject({
    begins: field(text, "First words"),
    text: optionalText.meta({ control: "markdown", title: "Instead" }),
  }),
);

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
  elsewhere: optional(
    z.strictObject({
      contact: field(paragraphs, "Where another company takes the contact form"),
      newsletter: field(paragraphs, "Where another company sends the newsletter"),
      all: field(paragraphs, "Where neither form comes to us, and no payment"),
    }),
  ).meta({
    title: "Paragraphs that say something else",
    description:
      "Each takes the place of the paragraph, or of the entry of a list, that begins with its first words.",
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

type Replacements = NonNullable<LegalPage["elsewhere"]>;
/** Which of our forms other companies take; `all` where nothing that is sent comes to us. */
export type FormElsewhere = keyof Replacements;

/** A paragraph or an entry of a list, with the line ends above it. */
const block = /(?:^|\n{2,}|\n(?=- ))(?:(?!\n\n|\n- )[\s\S])+/g;

/** The text of a legal page as it is true where other companies take forms. */
export function legalText(
  { body, elsewhere }: Pick<LegalPage, "body" | "elsewhere">,
  forms: ReadonlySet<FormElsewhere>,
): string {
  // What is true where nothing comes to us is more than what is true without one of the forms.
  const order = ["all", "contact", "newsletter"] as const;
  const replacements = order.flatMap((form) => (forms.has(form) && elsewhere?.[form]) || []);
  return body.trim().replaceAll(block, (whole) => {
    const written = whole.trimStart();
    const instead = replacements.find(({ begins }) => written.startsWith(begins));
    if (!instead) return whole;
    return instead.text ? whole.slice(0, -written.length) + instead.text.trim() : "";
  });
}

/** @throws Error when no file in `content/legal/` has that address */
export function getLegalPage(path: string): LegalPage {
  const page = getLegalPages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No file in content/legal/ has the path ${path}.`);
  return page;
}

/** Finds mistakes in the text of a legal page, and in what it says instead of some paragraphs. */
export function legalTextProblems(
  { body, elsewhere }: LegalPage,
  site: MarkdownSurroundings,
  content: Content,
): MarkdownProblem[] {
  const values = legalValues(getOrganisation(content));
  const wrongIn = (text: string): MarkdownProblem[] => [
    ...renderMarkdown(text, site).problems,
    ...beyondPlain(text, { name: "a legal page", hasAnchors: true }),
    ...sectionProblems(text, { values, slots: legalSlots }),
  ];
  const replacements = Object.values(elsewhere ?? {}).flat();
  const blocks = (body.match(block) ?? []).map((text) => text.trimStart());
  const unmatched = replacements
    .map(({ begins }) => ({
      begins,
      count: blocks.filter((block) => block.startsWith(begins)).length,
    }))
    .filter(({ count }) => count !== 1)
    .map(({ begins, count }) => ({
      raw: begins,
      reason: `takes the place of what begins with "${begins}", and the page has ${count === 0 ? "no" : "more than one"} such paragraph`,
    }));
  const instead = ["## Instead", ...replacements.flatMap(({ text }) => text ?? [])];
  return [...wrongIn(body), ...wrongIn(instead.join("\n\n")), ...unmatched];
}

export const legal = defineCollection({
  files: getLegalPages,
  title: "Legal texts",
  address: ownPath,
  addresses: () => legalPaths,
  checkText: legalTextProblems,
});
