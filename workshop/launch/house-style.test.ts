import { expect, test } from "vitest";
import { looksOfficial, styleWarningsIn } from "./house-style.ts";

test.each([
  ["The leading firm of Africa", "leading"],
  ["Our programs", "programs"],
  ["A world-class team", "world-class"],
  ["One Technology Council", "One Technology Council"],
  ["Everyone's rights", "Everyone's"],
  ["A decision against Google", "Google"],
])("“%s” brings a warning about “%s”", (text, word) => {
  expect(styleWarningsIn(text)).toEqual([{ word, advice: expect.any(String) }]);
});

test("British prose, and the names that the specification spells otherwise, bring none", () => {
  for (const text of [
    "Our programmes protect people’s rights.",
    "Center for Digital Justice",
    "What You'll Receive",
  ]) {
    expect(styleWarningsIn(text), text).toEqual([]);
  }
});

test("a guide that does not say first what it is, what it is not and where the document is brings one", () => {
  const officialSource = { name: "A source", href: "https://www.example.org/act" };
  const guide = (body: string) => ({ body, officialSource }) as Parameters<typeof looksOfficial>[0];
  const first = "This is OTC’s plain-language guide. It is not the Act itself.";
  expect(looksOfficial(guide(`${first} The Act is at example.org.\n\nMore.`))).toBe(false);
  expect(looksOfficial(guide(`${first} Ask for the Act.`))).toBe(true);
  expect(looksOfficial(guide("The Act, at example.org."))).toBe(true);
});
