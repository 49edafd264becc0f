import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  documentName,
  editorsDocuments,
  generatedDocuments,
  getDocumentFile,
} from "./document-files.ts";
import { pdfPageCount } from "./pdf-page-count.ts";

const document = { file: "/documents/a-guide.pdf" };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "otc-documents-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function put(folder: string, text: string): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "a-guide.pdf"), text);
}

const pdfOf = (pages: number) =>
  `%PDF-1.7\n1 0 obj\n<</Type /Pages /Kids [2 0 R] /Count ${pages}>>\nendobj\n`;

test("names a document after its file, without folder and ending", () => {
  expect(documentName(document)).toBe("a-guide");
});

test("finds no file before one was generated", () => {
  expect(getDocumentFile(document, root)).toBeUndefined();
});

test("serves the generated guide without an editor's file", () => {
  put(generatedDocuments, pdfOf(4));
  expect(getDocumentFile(document, root)).toMatchObject({ pages: 4, isOfficial: false });
});

test("serves an editor's PDF in public/documents instead of the generated one", () => {
  put(generatedDocuments, pdfOf(4));
  put(editorsDocuments, `${pdfOf(61)}more`);
  expect(getDocumentFile(document, root)).toEqual({
    file: join(root, editorsDocuments, "a-guide.pdf"),
    bytes: pdfOf(61).length + 4,
    pages: 61,
    isOfficial: true,
  });
});

test("counts the pages of the whole tree, not of a branch or the bookmarks", () => {
  const tree =
    "<</Type /Outlines /Count 90>> <</Type/Pages/Parent 1 0 R/Count 5>> <</Count 12/MediaBox[0 0 1 1]/Resources<</Font<<>>>>/Type/Pages>>";
  expect(pdfPageCount(Buffer.from(tree))).toBe(12);
});

test("counts pages inside packed object streams", () => {
  const packed = deflateSync("1 0 <</Type/Pages/Count 33/Kids[2 0 R]>>");
  const pdf = Buffer.concat([
    Buffer.from(
      "%PDF-1.5\n1 0 obj\n<</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode>>\nstream\n",
    ),
    packed,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  expect(pdfPageCount(pdf)).toBe(33);
});

test("returns no page count when the file has none", () => {
  expect(pdfPageCount(Buffer.from("no PDF"))).toBeUndefined();
});
