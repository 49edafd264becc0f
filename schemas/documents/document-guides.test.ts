import { describe, expect, test } from "vitest";
import { getDocuments } from "./documents.ts";

describe("the guides of the BiTA library", () => {
  test("include those of the brief, with their titles and files", () => {
    expect(getDocuments().map(({ title, file }) => `${title} ${file}`)).toEqual(
      expect.arrayContaining([
        "Data Protection and Privacy Act 2019 /documents/data-protection-and-privacy-act-2019.pdf",
        "Digital Health Strategic Plan 2025 /documents/digital-health-strategic-plan-2025.pdf",
        "Digital Health Guidelines Compendium /documents/digital-health-guidelines-compendium.pdf",
        "Ministry Circular – MDA Registration /documents/ministry-circular-mda-registration.pdf",
      ]),
    );
  });

  test.each(getDocuments().map((guide) => [guide.title, guide] as const))(
    "%s says first that it is OTC’s guide, not the document, and where the document is",
    (_title, guide) => {
      const first = guide.body.split("\n\n")[0]?.replace(/\s+/g, " ") ?? "";
      expect(first).toMatch(/^This is OTC’s plain-language guide/);
      expect(first).toMatch(/It is not the (Act|plan|compendium|circular) itself/);
      const host = new URL(guide.officialSource.href).host.replace(/^www\./, "");
      expect(first).toContain(host);
    },
  );

  test.each(getDocuments().map((guide) => [guide.title, guide] as const))(
    "%s has 600 to 1,000 words under real headings",
    (_title, guide) => {
      const words = guide.body.match(/[\p{L}\p{N}][\p{L}\p{N}’.:/@-]*/gu)?.length ?? 0;
      expect(words).toBeGreaterThanOrEqual(600);
      expect(words).toBeLessThanOrEqual(1000);
      const levels = [...guide.body.matchAll(/^(#+) /gm)].map(([, hashes]) => hashes?.length ?? 0);
      expect(levels.length).toBeGreaterThanOrEqual(5);
      expect(levels[0]).toBe(2);
      for (const [index, level] of levels.entries()) {
        expect(level - (levels[index - 1] ?? 2)).toBeLessThanOrEqual(1);
      }
    },
  );

  test("only the guide to the Act, whose facts were verified, states years and section numbers", () => {
    for (const guide of getDocuments().slice(1)) {
      const text = guide.body.replace(/Digital Health Strategic Plan 2025/g, "");
      expect(text).not.toMatch(/\b(19|20)\d\d\b|section \d|UGX|per cent/);
    }
  });
});
