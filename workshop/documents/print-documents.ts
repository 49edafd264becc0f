/**
 * `npm run documents`: prints each guide of the library by Chromium from its page of the built site into
 * `public/documents/`, and notes the fingerprints of text and file in `collections/documents/printed.json`. Build the
 * site first, and once more afterwards: its pages show the size of each file. An official file that an editor has put
 * into the place of a guide stays.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import {
  documentFolder,
  documentName,
  getDocumentFile,
  guideFingerprint,
  type PrintedGuide,
  printedGuides,
} from "../../collections/documents/document-files.ts";
import { getDocuments } from "../../collections/documents/documents.ts";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { launchOptions } from "../../tests/support/launch-options.ts";
import { readPdf } from "../../tests/support/read-pdf.ts";
import { startSite } from "../../tests/support/running-site.ts";

/** Chromium fills in what these classes name. */
const footer = `<div style="display: flex; justify-content: space-between; width: 100%; margin: 0 20mm; font: 8pt sans-serif">
  <span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;

const guides: Record<string, PrintedGuide> = {};
await using site = await startSite();
const browser = await chromium.launch(launchOptions(findChromium()));
// The sheet has a footer of its own, which a style adds against the policy of the page.
const page = await browser.newPage({ bypassCSP: true });
mkdirSync(documentFolder, { recursive: true });
for (const guide of getDocuments()) {
  const name = documentName(guide);
  const before = getDocumentFile(guide);
  const printed = printedGuides[name];
  if (before && before.hash !== printed?.file) {
    console.log(`${before.file} is not ours: it stays.`);
    continue;
  }
  await page.goto(`${site.origin}/documents/${name}`);
  await print(page, `${documentFolder}/${name}.pdf`);
  const file = getDocumentFile(guide)?.hash ?? "";
  guides[name] = { text: guideFingerprint(guide), file };
  console.log(`Printed ${documentFolder}/${name}.pdf`);
}
await browser.close();
writeFileSync("collections/documents/printed.json", `${JSON.stringify(guides, null, 2)}\n`);

/**
 * Prints the open page. Where Chromium 156 moves a heading to the next sheet to keep it with its text, it writes the
 * bookmark twice; such a heading is told to begin a sheet, and the page is printed again.
 */
async function print(page: Page, path: string): Promise<void> {
  await page.addStyleTag({ content: "body > footer { display: none }" });
  await page.evaluate(() => document.fonts.ready);
  let moved: string[] = [];
  do {
    await page.evaluate((titles) => {
      for (const heading of document.querySelectorAll<HTMLElement>("article :is(h2, h3)")) {
        if (titles.includes(heading.innerText)) heading.style.breakBefore = "page";
      }
    }, moved);
    await page.pdf({
      path,
      format: "A4",
      margin: { top: "18mm", bottom: "22mm", left: "13mm", right: "13mm" },
      tagged: true,
      outline: true,
      displayHeaderFooter: true,
      headerTemplate: "<span></span>",
      footerTemplate: footer,
    });
    const { bookmarks } = await readPdf(path);
    moved = bookmarks.flatMap((title) => /^(.+)\1$/.exec(title)?.[1] ?? []);
  } while (moved.length > 0);
}
