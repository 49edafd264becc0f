import { describe, expect, test } from "vitest";
import {
  documentName,
  getDocumentFile,
  guideFingerprint,
  printedGuides,
} from "../../collections/documents/document-files.ts";
import { getDocuments } from "../../collections/documents/documents.ts";
import { readPdf } from "../../tests/support/read-pdf.ts";

describe.each(getDocuments())("the PDF of $title", (guide) => {
  const served = getDocumentFile(guide);
  const printed = printedGuides[documentName(guide)];
  const isOurs = served?.hash === printed?.file;

  test("is committed, and as new as its text: run `npm run documents` after a change", () => {
    expect(served, guide.file).toBeDefined();
    if (isOurs) expect(printed?.text).toBe(guideFingerprint(guide));
  });

  test("is tagged, has bookmarks, a title and a language, and says on its first page whose it is", async () => {
    if (!isOurs || !served) return;
    const pdf = await readPdf(served.file);
    expect(pdf).toMatchObject({ isTagged: true, language: "en" });
    expect(pdf.title).toContain("OTC");
    expect(pdf.pages[0]).toMatch(/OTC.s plain-language guide/);
    expect(pdf.bookmarks).toEqual(
      [...guide.body.matchAll(/^##+ (.+)$/gm)].map(([, heading]) => heading),
    );
    expect(pdf.pages).toHaveLength(served.pages ?? 0);
  });
});
