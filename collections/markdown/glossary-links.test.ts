import { expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

const terms = [
  { term: "DPIA", href: "/glossary#dpia" },
  { term: "Data controller", href: "/glossary#data-controller" },
];
const render = (source: string) =>
  renderMarkdown(source, { isKnownAddress: () => true, findImage: () => undefined, terms }).html;
const links = (source: string) =>
  [...render(source).matchAll(/<a href="(\/glossary[^"]*)">([^<]*)<\/a>/g)].map(
    ([, href, word]) => `${word} ${href}`,
  );

test("links only the first use of a term to the glossary", () => {
  expect(links("A DPIA comes first. Then another DPIA.\n\nAnd a DPIA.")).toEqual([
    "DPIA /glossary#dpia",
  ]);
  expect(render("A DPIA comes first.")).toBe(
    '<p>A <a href="/glossary#dpia">DPIA</a> comes first.</p>\n',
  );
});

test("finds terms as whole words in lists, notes and bold text, with a plural s too", () => {
  expect(links("- **Data controllers** decide.\n- Each writes DPIAs.")).toEqual([
    "Data controllers /glossary#data-controller",
    "DPIAs /glossary#dpia",
  ]);
  expect(links("> [!NOTE]\n> A data controller decides.")).toHaveLength(1);
  expect(links("ADPIA and dpia are no terms.")).toEqual([]);
});

test("leaves headings, links, tables and code unchanged", () => {
  const source =
    "## The DPIA\n\n[a DPIA](/about) and `DPIA`\n\n| DPIA |\n| --- |\n| DPIA |\n\nThe DPIA.";
  expect(links(source)).toEqual(["DPIA /glossary#dpia"]);
  expect(render(source)).toMatch(/<p>The <a href="\/glossary#dpia">DPIA<\/a>\.<\/p>\n$/);
});

test("links two terms in one sentence and escapes markup", () => {
  expect(links("A data controller writes a DPIA & keeps it < 1 year.")).toHaveLength(2);
  expect(render("A DPIA & more")).toContain("</a> &amp; more");
});
