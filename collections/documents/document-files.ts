import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getProgramme } from "#collections/programmes/collection.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import type { LibraryDocument } from "./documents.ts";
import { pdfPageCount } from "./pdf-page-count.ts";
import printed from "./printed.json" with { type: "json" };

/** Folder of the committed PDFs: our guides as `npm run documents` printed them, and official files in their place. */
export const documentFolder = "public/documents";

/** What `npm run documents` notes of each guide that it has printed. */
export interface PrintedGuide {
  /** Of the text that was printed; `guideFingerprint` gives that of today. */
  text: string;
  /** Of the PDF. Another file in its place is the official document. */
  file: string;
}

/** By the name of the document. */
export const printedGuides: Readonly<Record<string, PrintedGuide | undefined>> = printed;

/** Name of the file and of the HTML version's address, e.g. `ministry-circular-mda-registration`. */
export function documentName(document: Pick<LibraryDocument, "file">): string {
  return document.file.replace(/^\/documents\//, "").replace(/\.pdf$/, "");
}

/** Changes with every word that a printed guide shows. */
export function guideFingerprint(document: LibraryDocument): string {
  const { title, subtitle, officialSource, body } = document;
  const { guideLabel, guideTitle } = getProgramme("bita").library;
  return fingerprint(
    JSON.stringify([title, subtitle, officialSource, body, guideLabel, guideTitle]),
  );
}

/**
 * The PDF of a document; undefined before it is printed. Read each time, because files come and go while a server
 * for development runs.
 */
export function getDocumentFile(document: Pick<LibraryDocument, "file">, root = projectRoot()) {
  const file = join(root, documentFolder, `${documentName(document)}.pdf`);
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  return { file, bytes: bytes.length, pages: pdfPageCount(bytes), hash: fingerprint(bytes) };
}

/** SHA-256, of which 16 hexadecimal digits are enough to tell one version from the next. */
const fingerprint = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);
