import { readFileSync } from "node:fs";
import { documentSize } from "#app/pages/programmes/parts/document-size.ts";
import { getDocuments } from "#collections/documents/documents.ts";
import { pdfPageCount } from "#collections/documents/pdf-page-count.ts";
import { expect, test } from "../support/test.ts";

const client = new URL("../../build/site/", import.meta.url);
const built = (path: string) => readFileSync(new URL(path, client));

test("offers at least four documents to view and download", { tag: "@gate" }, () => {
  const html = built("programmes/bita.html").toString();
  const documents = getDocuments();
  expect(documents.length).toBeGreaterThanOrEqual(4);
  for (const { file } of documents) {
    expect(html).toMatch(new RegExp(`<a [^>]*href="${file}" target="_blank"[^>]*>`));
    expect(html).toMatch(new RegExp(`<a [^>]*href="${file}" download="[a-z0-9-]+\\.pdf"`));
    expect(html).toContain(`href="${file.replace(/\.pdf$/, "")}"`);
  }
});

test("shows the sizes of the served files", { tag: "@gate" }, () => {
  const library = built("programmes/bita.html").toString();
  for (const { file } of getDocuments()) {
    const pdf = built(file.slice(1));
    expect(pdf.toString("latin1", 0, 5)).toBe("%PDF-");
    const size = documentSize({ bytes: pdf.length, pages: pdfPageCount(pdf) });
    expect(library).toContain(size);
    expect(built(`${file.slice(1, -4)}.html`).toString()).toContain(size);
  }
});
