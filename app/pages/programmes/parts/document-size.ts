import { getDocumentFile } from "#collections/documents/document-files.ts";
import type { LibraryDocument } from "#collections/documents/documents.ts";

/** Size and length of the file that is served, in words. @returns undefined before the files are made */
export function servedSize(document: Pick<LibraryDocument, "file">): string | undefined {
  const file = getDocumentFile(document);
  return file && documentSize(file);
}

/** Size and length of a file as visitors read it: "PDF, 52 kB, 4 pages". One kB is 1000 bytes. */
export function documentSize({ bytes, pages }: { bytes: number; pages?: number | undefined }) {
  const size =
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} kB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`;
  const length = pages === undefined ? [] : [pages === 1 ? "1 page" : `${pages} pages`];
  return ["PDF", size, ...length].join(", ");
}
