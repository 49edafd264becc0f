import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import {
  documentFolder,
  documentName,
  getDocumentFile,
  guideFingerprint,
} from "./document-files.ts";
import { getDocuments } from "./documents.ts";
import { pdfPageCount } from "./pdf-page-count.ts";

const document = { file: "/documents/a-guide.pdf" };

const pdfOf = (pages: number) =>
  `%PDF-1.7\n1 0 obj\n<</Type /Pages /Kids [2 0 R] /Count ${pages}>>\nendobj\n`;

test("names a document after its file, without folder and ending", () => {
  expect(documentName(document)).toBe("a-guide");
});

test("finds no file before one is printed, and then its size and pages", () => {
  const root = temporaryFolder();
  expect(getDocumentFile(document, root)).toBeUndefined();
  mkdirSync(join(root, documentFolder), { recursive: true });
  writeFileSync(join(root, documentFolder, "a-guide.pdf"), pdfOf(61));
  expect(getDocumentFile(document, root)).toMatchObject({ bytes: pdfOf(61).length, pages: 61 });
});

test("a fingerprint changes with each part of a guide that is printed", () => {
  const [guide] = getDocuments();
  if (!guide) throw new Error("There is no guide.");
  const changed = [
    { title: "Another" },
    { subtitle: "Another" },
    { body: `${guide.body}.` },
    { officialSource: { ...guide.officialSource, name: "Another" } },
  ].map((change) => guideFingerprint({ ...guide, ...change }));
  expect(new Set([guideFingerprint(guide), ...changed]).size).toBe(5);
  expect(guideFingerprint({ ...guide, order: 9 })).toBe(guideFingerprint(guide));
});

describe("the number of pages", () => {
  test("is of the whole tree, not of a branch or the bookmarks", () => {
    const tree =
      "<</Type /Outlines /Count 90>> <</Type/Pages/Parent 1 0 R/Count 5>> <</Count 12/MediaBox[0 0 1 1]/Resources<</Font<<>>>>/Type/Pages>>";
    expect(pdfPageCount(Buffer.from(tree))).toBe(12);
  });

  test("is found inside packed object streams", () => {
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

  test("is unknown when the file has none", () => {
    expect(pdfPageCount(Buffer.from("no PDF"))).toBeUndefined();
  });
});
