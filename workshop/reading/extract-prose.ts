const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  nbsp: " ",
  "#x27": "'",
  "#39": "'",
};

/**
 * The prose of a built page: the paragraphs and points of its main part that are sentences. Headings, labels,
 * tables, forms and lists of sources are none.
 * @param html a whole page
 */
export function extractProse(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const kept = main.replaceAll(
    /<(script|style|template|svg|form|nav|table|figcaption|cite|code)\b[\s\S]*?<\/\1>/g,
    " ",
  );
  return [
    ...kept.matchAll(/<(p|li|dd|blockquote)\b[^>]*>([\s\S]*?)(?=<\/\1>|<(?:p|li|ul|ol|dd)\b)/g),
  ]
    .map(([, , inner = ""]) => textOf(inner))
    .filter((text) => /[.!?:]["”’)]?$/.test(text) && text.split(" ").length >= 4);
}

function textOf(html: string): string {
  return html
    .replaceAll("<!-- -->", "")
    .replaceAll(/<br\/?>/g, " ")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}
