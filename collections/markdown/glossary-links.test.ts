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

test("the first use of a term leads to the glossary, later ones do not", () => {
  expect(links("A DPIA comes first. Then another DPIA.\n\nAnd a DPIA.")).toEqual([
    "DPIA /glossary#dpia",
  ]);
  expect(render("A DPIA comes first.")).toBe(
    '<p>A <a href="/glossary#dpia">DPIA</a> comes first.</p>\n',
  );
});

test("terms are found as whole words, in lists, notes and bold words, with an s too", () => {
  expect(links("- **Data controllers** decide.\n- Each writes DPIAs.")).toEqual([
    "Data controllers /glossary#data-controller",
    "DPIAs /glossary#dpia",
  ]);
  expect(links("> [!NOTE]\n> A data controller decides.")).toHaveLength(1);
  expect(links("ADPIA and dpia are no terms.")).toEqual([]);
});

test("headings, links, tables and code stay as they are", () => {
  const source =
    "## The DPIA\n\n[a DPIA](/about) and `DPIA`\n\n| DPIA |\n| --- |\n| DPIA |\n\nThe DPIA.";
  expect(links(source)).toEqual(["DPIA /glossary#dpia"]);
  expect(render(source)).toMatch(/<p>The <a href="\/glossary#dpia">DPIA<\/a>\.<\/p>\n$/);
});

test("two terms in one sentence are both linked, and signs stay safe", () => {
  expect(links("A data controller writes a DPIA & keeps it < 1 year.")).toHaveLength(2);
  expect(render("A DPIA & more")).toContain("</a> &amp; more");
});
