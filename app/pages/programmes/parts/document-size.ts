import { getDocumentFile } from "#collections/documents/document-files.ts";
import type { LibraryDocument } from "#collections/documents/documents.ts";
import { fileSize } from "#collections/formats/download-cost.ts";

/** Size and length of the file that is served, in words. @returns undefined before the files are made */
export function servedSize(document: Pick<LibraryDocument, "file">): string | undefined {
  const file = getDocumentFile(document);
  return file && documentSize(file);
}

/** Size and length of a file as visitors read it: "PDF, 52 kB, 4 pages". One kB is 1000 bytes. */
export function documentSize({ bytes, pages }: { bytes: number; pages?: number | undefined }) {
  const length = pages === undefined ? [] : [pages === 1 ? "1 page" : `${pages} pages`];
  return ["PDF", fileSize(bytes), ...length].join(", ");
}
