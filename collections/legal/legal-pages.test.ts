import { expect, test } from "vitest";
import { contentOf } from "#collections/content.ts";
import { type FormElsewhere, legalText, legalTextProblems } from "./legal-pages.ts";

const body = "## First\n\n**One:** a\nb.\n\nThese:\n\n- c;\n- d\n  e;\n- f.\n\n## Second\n\nTwo.\n";
const elsewhere = {
  contact: [
    { begins: "**One:**", text: "**One:** z." },
    { begins: "- d", text: undefined },
  ],
  newsletter: [{ begins: "- f", text: "- g." }],
  all: [
    { begins: "**One:**", text: "None." },
    { begins: "Two.", text: undefined },
  ],
};
const textFor = (...forms: FormElsewhere[]) => legalText({ body, elsewhere }, new Set(forms));
const site = { isKnownAddress: () => true, findImage: () => undefined };
const reasonsOf = (page: object) =>
  legalTextProblems(page as never, site, contentOf()).map(({ reason }) => reason);

test("replaces paragraphs and entries by their first words, and drops those without a text", () => {
  expect(textFor("contact")).toBe(
    "## First\n\n**One:** z.\n\nThese:\n\n- c;\n- f.\n\n## Second\n\nTwo.",
  );
  expect(textFor("contact", "newsletter", "all")).toBe(
    "## First\n\nNone.\n\nThese:\n\n- c;\n- g.\n\n## Second",
  );
});

test("stays as it is where all forms are ours", () => {
  expect(textFor()).toBe(body.trim());
  expect(legalText({ body, elsewhere: undefined }, new Set(["contact"]))).toBe(body.trim());
});

test("names what replaces nothing, more than one paragraph, or asks for an unknown value", () => {
  const wrong = {
    ...elsewhere,
    newsletter: [
      { begins: "Three", text: undefined },
      { begins: "- ", text: "- {fax}" },
    ],
  };
  expect(reasonsOf({ body, elsewhere })).toEqual([]);
  expect(reasonsOf({ body, elsewhere: wrong })).toEqual([
    "asks for {fax}, which has no value",
    'takes the place of what begins with "Three", and the page has no such paragraph',
    'takes the place of what begins with "- ", and the page has more than one such paragraph',
  ]);
});

test.each(["[", "*a_"])("does not begin to read a paragraph of %s without end", (mark) => {
  expect(reasonsOf({ body: `## First\n\n${mark.repeat(30_000)}` })).toEqual([
    "has a paragraph with more than 2000 marks such as [ and *",
  ]);
});
