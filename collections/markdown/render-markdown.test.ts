import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

const around = {
  isKnownAddress: (path: string) => path === "/about",
  findImage: (path: string) =>
    path === "/images/a.png" ? { src: path, width: 800, height: 600, sources: [] } : undefined,
};
const render = (source: string) => renderMarkdown(source, around);
const reasons = (source: string) => render(source).problems.map(({ reason }) => reason);

describe("Markdown", () => {
  test("starts headings at h2 with unique anchors", () => {
    const { html, headings } = render(
      "## Same\n\n### Part\n\n## Same\n\n## Côte d’Ivoire\n\n## Ask & answer",
    );
    expect(html).toContain('<h2 id="same">Same</h2>');
    expect(html).toContain('<h2 id="same-2">');
    expect(html).toContain('<h3 id="part">');
    expect(headings.map(({ id }) => id)).toEqual(["same", "same-2", "cote-d-ivoire", "ask-answer"]);
  });

  test("numbers footnotes by first use and links them both ways", () => {
    const { html, problems } = render(
      "One.[^b] Two.[^a] Again.[^b]\n\n[^a]: Note *a*.\n[^b]: Note b.",
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<a href="#note-1" id="note-1-back" aria-label="Footnote 1">1</a>');
    expect(html.match(/id="note-1-back"/g)).toHaveLength(1);
    expect(html).toMatch(/<li id="note-1">Note b\..*<li id="note-2">Note <em>a<\/em>\./s);
  });

  test("shows a footnote of several paragraphs whole, with its way back at the end", () => {
    const { html, problems } = render(
      "Text.[^a]\n\n[^a]: First.\n\n    Second, with *words*.\n\n    - a point\n\n    Last.\n\nAfter.",
    );
    expect(problems).toEqual([]);
    expect(html).toMatch(/^<p>Text\.<sup>.*<\/sup><\/p>\n<p>After\.<\/p>\n<section/);
    expect(html).toMatch(
      /<li id="note-1"><p>First\.<\/p>\n<p>Second, with <em>words<\/em>\.<\/p>\n<ul>\n<li>a point<\/li>\n<\/ul>\n<p>Last\. <a class="note-back"/,
    );
  });

  test("goes on with a footnote in lines that are indented", () => {
    const { html, problems } = render(
      "Text.[^a]\n\n[^a]: First\n  second\n    third.\n[^b]: Other.[^a]\n\nEnd.[^b]",
    );
    expect(problems).toEqual([]);
    expect(html).toContain('<li id="note-1">First\nsecond\nthird. <a');
  });

  test("reports a missing or unused footnote", () => {
    expect(reasons("Text.[^x]")).toEqual(['uses the footnote "x", which has no text']);
    expect(reasons("Text.\n\n[^y]: Note.")).toEqual(['has the footnote "y", which is never used']);
  });

  test.each(["[", "*a_"])("does not begin to read a paragraph of %s without end", (mark) => {
    const { html, problems } = render(`Before.\n\n${mark.repeat(30_000)}`);
    expect(html).toBe("");
    expect(problems.map(({ reason }) => reason)).toEqual([
      "has a paragraph with more than 2000 marks such as [ and *",
    ]);
  });

  test("sets a callout apart with its name", () => {
    const { html } = render("> [!WARNING]\n> Mind **this**.\n\nAfter.");
    expect(html).toContain('<div role="note" class="callout" data-kind="warning">');
    expect(html).toContain('<p class="callout-name">Warning</p>');
    expect(html).toContain("Mind <strong>this</strong>.");
  });

  test("renders a single picture as a figure with size and caption", () => {
    const { html } = render('![A basket](/images/a.png "Coiled by hand")');
    expect(html).toBe(
      '<figure><img src="/images/a.png" alt="A basket" width="800" height="600" loading="lazy" decoding="async"/><figcaption>Coiled by hand</figcaption></figure>\n',
    );
  });

  test("renders a table with column headings that scrolls by keyboard", () => {
    const { html } = render("| Law | Year |\n| --- | ---: |\n| A | 2019 |");
    expect(html).toContain('role="region" aria-label="Table: Law, Year" tabindex="0"');
    expect(html).toContain('<th role="columnheader" scope="col" class="end">Year</th>');
  });

  test.each([
    ["<script>alert(1)</script>", "must not contain HTML; use Markdown only"],
    ["a <b>bold</b> word", "must not contain HTML; use Markdown only"],
    ["# Title", "has a heading with one #; begin with ##, the title is the h1"],
    ["## A\n\n#### B", "has a heading of level 4 right below level 2"],
    [
      "[x](javascript:alert(1))",
      'has a link to "javascript:alert(1)"; links begin with / or https://',
    ],
    ["[x](//evil.example)", 'has a link to "//evil.example"; links begin with / or https://'],
    ["[x](/nowhere#part)", "links to /nowhere, and there is no such page"],
    [
      "![](/images/a.png)",
      "has a picture without words for people who cannot see it: ![words](file)",
    ],
    [
      "![x](/images/b.png)",
      "shows the picture /images/b.png, and there is no such picture below public/",
    ],
  ])("%s is refused", (source, reason) => {
    expect(reasons(source)).toContain(reason);
  });

  test("accepts links to known pages, anchors and other sites, and nothing unsafe", () => {
    const source = "[a](/about#x) [b](#c) [d](https://www.example.org/?a=1&b=2) <i>x</i> & <";
    const { html } = render(source);
    expect(reasons("[a](/about#x) [b](#c) [d](https://www.example.org/?a=1&b=2)")).toEqual([]);
    expect(html).toContain('href="https://www.example.org/?a=1&amp;b=2" rel="noopener"');
    expect(html).not.toContain("<i>");
  });
});
