/**
 * Puts the generated PDFs into the build, each only where an editor has put no file of that name
 * into `public/documents/`: React Router has copied those already.
 */
import { copyFileSync, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { getDocumentFile } from "#schemas/documents/document-files.ts";
import { getDocuments } from "#schemas/documents/documents.ts";

const target = "build/client/documents";
mkdirSync(target, { recursive: true });
for (const document of getDocuments()) {
  const served = getDocumentFile(document);
  if (!served) throw new Error(`${document.file} is missing; run scripts/build-documents.ts.`);
  copyFileSync(served.file, join(target, basename(document.file)));
  const origin = served.isOfficial ? "official file" : "guide";
  console.log(`${document.file}: ${origin}, ${served.bytes} bytes, ${served.pages ?? "?"} pages`);
}
