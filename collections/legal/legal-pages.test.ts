import { expect, test } from "vitest";
import { contentOf } from "#collections/content.ts";
import { asExported, legalTextProblems } from "./legal-pages.ts";

const page = {
  lead: "Written.",
  inShort: ["Written."],
  body: "## First\n\nOne.\n\n## Second\n\nTwo.\n\n## Third\n\nThree.",
};
const text = "## Second\n\nInstead.\n\n## Third\n";

test("replaces sections by heading on an exported site, and drops those left empty", () => {
  const exported = { lead: "Other.", inShort: ["Other."], text };
  expect(asExported({ ...page, exported })).toMatchObject({
    lead: "Other.",
    inShort: ["Other."],
    body: "## First\n\nOne.\n\n## Second\n\nInstead.",
  });
});

test("keeps texts without a version for exported sites", () => {
  const { lead, inShort } = page;
  expect(asExported({ ...page, exported: { text } as never })).toMatchObject({ lead, inShort });
  expect(asExported(page as never)).toEqual(page);
});

test.each(["[", "*a_"])("does not begin to read a paragraph of %s without end", (mark) => {
  const body = `## First\n\n${mark.repeat(30_000)}`;
  const site = { isKnownAddress: () => true, findImage: () => undefined };
  const problems = legalTextProblems({ body } as never, site, contentOf());
  expect(problems.map(({ reason }) => reason)).toEqual([
    "has a paragraph with more than 2000 marks such as [ and *",
  ]);
});
