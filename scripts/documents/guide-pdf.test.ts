import { beforeAll, describe, expect, test, vi } from "vitest";
import { pdfPageCount } from "#collections/documents/pdf-page-count.ts";
import { markdownBlocks } from "#collections/reading/markdown-blocks.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { loadGuideFonts } from "./guide-fonts.ts";
import { guidePdf } from "./guide-pdf.ts";

// ŋ is drawn by the extension of the fonts only; the long word is wider than a line.
const extra = `\n\n## Eŋŋoma\n\n> Quoted ${"very".repeat(40)}\n\n- ${"A long entry. ".repeat(400)}\n`;
const paragraph = "This is a plain-language guide to a law that was never passed. "
  .repeat(6)
  .trim();
const body = [
  paragraph,
  "## What the law is",
  `See [the law](https://www.example.org/law). ${paragraph}`,
  "## Your rights",
  "- to ask\n- to correct",
  "### In detail",
  paragraph,
  "> Quoted.",
  "[One](https://www.example.org/1) [Two](https://www.example.org/2)",
].join("\n\n");
const source = {
  order: 1,
  slug: "a-guide",
  title: "A Law of 2019",
  subtitle: "What it says",
  description: "A guide to a law.",
  file: "/documents/a-guide.pdf",
  officialSource: { name: "A source", href: "https://www.example.org" },
  body: body + extra,
};

/** A guide must not be taken for the document that it explains. */
const label = "Our guide to this document";
const title = "Our guide to a Law of 2019";

let pdf: Buffer;
let text: string;

async function setGuide() {
  const letters = new Set(`${JSON.stringify(source)}Official source: •–/OTC0123456789.`);
  return guidePdf({
    document: source,
    blocks: markdownBlocks(source.body),
    fonts: await loadGuideFonts([...letters].join("")),
    author: "OTC",
    label,
    title,
  });
}

beforeAll(async () => {
  pdf = await setGuide();
  text = pdf.toString("latin1");
});

describe("a guide as PDF", () => {
  test("names its title and language, and shows the title in the window", () => {
    for (const part of [
      `<rdf:li xml:lang="x-default">${title}</rdf:li>`,
      "/Lang (en-GB)",
      "/DisplayDocTitle true",
      "<pdfuaid:part>1</pdfuaid:part>",
    ]) {
      expect(text.includes(part), part).toBe(true);
    }
  });

  test("is tagged with headings, paragraphs, lists, quotes and links", () => {
    for (const part of ["/MarkInfo", "/Marked true", "/StructTreeRoot"]) {
      expect(text.includes(part), part).toBe(true);
    }
    const tags = new Set([...text.matchAll(/\/S \/([A-Z]\w*)/g)].map(([, tag]) => tag));
    for (const tag of ["Document", "H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Link"]) {
      expect(tags).toContain(tag);
    }
    expect(tags).toContain("BlockQuote");
  });

  test("ties every link to its words and every page to the reading order", () => {
    const links = text.match(/\/Subtype \/Link/g) ?? [];
    const addresses = text.match(/\/URI \(https:/g) ?? [];
    expect(links.length).toBeGreaterThan(3);
    expect(addresses).toHaveLength(links.length);
    expect(text.match(/\/Type \/OBJR/g)).toHaveLength(links.length);
    expect(text.match(/\/Tabs \/S/g)).toHaveLength(pdfPageCount(pdf) ?? 0);
  });

  test("has bookmarks, and embeds every font with a map to letters", () => {
    expect(text.includes("/Title (Your rights)")).toBe(true);
    const fonts = text.match(/\/Subtype \/Type0/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    expect(text.match(/\/FontFile[23]? /g)).toHaveLength(fonts.length);
    expect(text.match(/\/ToUnicode /g)).toHaveLength(fonts.length);
  });

  test("is the same in every byte whenever it is set", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01") });
    const later = await setGuide();
    vi.useRealTimers();
    expect(later.equals(pdf)).toBe(true);
  });

  test("stays light", () => {
    expect(pdf.length).toBeLessThan(120_000);
  });
});

describe("read from its end, as reading programs do", () => {
  test("is a tagged file of as many pages as we count", () => {
    const { title: readTitle, isTagged, pages } = readPdf(pdf);
    expect(isTagged).toBe(true);
    expect(readTitle).toBe(title);
    expect(pages).toHaveLength(pdfPageCount(pdf) ?? 0);
  });

  test("gives its text back in reading order, African letters included", () => {
    const { pages } = readPdf(pdf);
    const words = pages.join(" ");
    expect(words).toContain("plain-language guide to a law that was never passed");
    expect(pages[0]).toMatch(new RegExp(`^${label}`));
    expect(words).toContain("Eŋŋoma");
    expect(words.indexOf("What the law is")).toBeLessThan(words.indexOf("Your rights"));
    pages.forEach((page, index) => {
      expect(page.endsWith(`${title}${index + 1} / ${pages.length}`), page).toBe(true);
    });
    expect(words.replaceAll(" ", "")).toContain("very".repeat(40));
  });
});
