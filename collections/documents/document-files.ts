import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#collections/reading/project-root.ts";
import type { LibraryDocument } from "./documents.ts";
import { pdfPageCount } from "./pdf-page-count.ts";

/** Folder for official files from editors; they replace the generated ones. */
export const editorsDocuments = "public/documents";
/** Where `scripts/build-documents.ts` writes the generated files before pages are rendered. */
export const generatedDocuments = ".cache/documents";

/** Name of the file and of the HTML version's address, e.g. `ministry-circular-mda-registration`. */
export function documentName(document: Pick<LibraryDocument, "file">): string {
  return document.file.replace(/^\/documents\//, "").replace(/\.pdf$/, "");
}

/**
 * The file that is served for a document: an editor's, or else the generated one; undefined before that is
 * made. Read each time, because files come and go while a server for development runs.
 */
export function getDocumentFile(document: Pick<LibraryDocument, "file">, root = projectRoot()) {
  const name = `${documentName(document)}.pdf`;
  const folder = [editorsDocuments, generatedDocuments].find((candidate) =>
    existsSync(join(root, candidate, name)),
  );
  if (!folder) return undefined;
  const file = join(root, folder, name);
  const bytes = readFileSync(file);
  const isOfficial = folder === editorsDocuments;
  return { file, bytes: bytes.length, pages: pdfPageCount(bytes), isOfficial };
}
