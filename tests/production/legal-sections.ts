import { type LegalPage, legalSlots } from "#collections/legal/legal-pages.ts";
import { markdownSections } from "#collections/reading/markdown-sections.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getOrganisation } from "#collections/site/organisation.ts";

/** The text of a piece of a page, without markup. */
export const shownText = (html: string): string =>
  html
    .replaceAll(/<!--.*?-->|<[^>]+>/g, " ")
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The sections of a legal page as they are shown, by their anchors and in their order: the words of each. */
export function shownSections(html: string): [id: string, words: string][] {
  const article = /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? "";
  return [...article.matchAll(/<section id="([^"]*)"[^>]*>([\s\S]*?)<\/section>/g)].map(
    ([, id = "", section = ""]) => [id, shownText(section)],
  );
}

const sectionsOf = ({ body }: Pick<LegalPage, "body">) =>
  markdownSections(body, { values: legalValues(getOrganisation()), slots: legalSlots });

/** The text of each section as a pattern, which allows any text in place of a value that the page inserts. */
export function writtenSections(page: Pick<LegalPage, "body">): [id: string, words: RegExp][] {
  return sectionsOf(page).map(({ id, title, parts }, index) => {
    const said = parts.map((part) => ("html" in part ? literally(shownText(part.html)) : ".*"));
    const number = String(index + 1);
    return [id, new RegExp(`^${[number, literally(shownText(title)), ...said].join(" ")}$`)];
  });
}

const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All texts of a legal page: its first sentence, points, paragraphs and entries. */
export function writtenPieces(page: Pick<LegalPage, "lead" | "inShort" | "body">): string[] {
  const html = sectionsOf(page).flatMap(({ parts }) =>
    parts.flatMap((part) => ("html" in part ? [part.html] : [])),
  );
  const blocks = html.flatMap((part) => part.split(/<\/(?:p|li|h\d)>/)).map(shownText);
  return [page.lead, ...page.inShort, ...blocks].map((piece) => piece.trim()).filter(Boolean);
}
