/**
 * Sets the guides of the library as PDFs in `.cache/documents/`, before pages are rendered: the
 * pages show size and number of pages of the very files that visitors get. `prerender.ts`
 * puts them into the build.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentName, generatedDocuments } from "#collections/documents/document-files.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { getProgramme } from "#collections/programmes/collection.ts";
import { markdownBlocks } from "#collections/reading/markdown-blocks.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { loadGuideFonts } from "./documents/guide-fonts.ts";
import { guidePdf } from "./documents/guide-pdf.ts";

const folder = join(projectRoot(), generatedDocuments);
const documents = getDocuments();
const author = getOrganisation().name;
const { guideLabel: label, guideTitle } = getProgramme("bita").library;

/** Every letter that a guide may show, and those that headings, labels and page numbers add. */
const letters = new Set(
  [
    ...documents.map((document) => JSON.stringify(document)),
    author,
    label,
    guideTitle,
    "Official source: • – / ",
  ]
    .join("0123456789.")
    .normalize("NFC"),
);
const fonts = await loadGuideFonts([...letters].join(""));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const document of documents) {
  const name = documentName(document);
  try {
    const blocks = markdownBlocks(document.body);
    const title = guideTitle.replace("{title}", document.title);
    const pdf = await guidePdf({ document, blocks, fonts, author, label, title });
    writeFileSync(join(folder, `${name}.pdf`), pdf);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`content/documents/${document.slug}.md: ${reason}`, { cause: error });
  }
}
console.log(`Set ${documents.length} guides in ${generatedDocuments}.`);
