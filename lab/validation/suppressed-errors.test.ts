import { expect, test } from "vitest";
import { classifyErrors, suppressedErrors } from "./suppressed-errors.ts";

const circle = {
  file: "index.html",
  message: "Attribute “pathLength” not allowed on element “circle” at this point.",
  extract: '<circle pathLength="1"/>',
};

test("counts a false alarm by its name, and reports everything else as an error", () => {
  const rect = { ...circle, message: circle.message.replace("circle", "div") };
  const { errors, suppressed } = classifyErrors([circle, rect, circle]);
  expect(errors).toEqual([rect]);
  expect([...suppressed].map(([{ name }, count]) => [name, count])[0]).toEqual([
    "pathLength on a circle",
    2,
  ]);
});

test("suppresses a message only where the source contains the construct", () => {
  const message =
    "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.";
  const at = (extract: string) =>
    classifyErrors([{ file: "index.html", message, extract }]).errors.length;
  expect(at('<link rel="expect" href="#main" blocking="render"/>')).toBe(0);
  expect(at('<link rel="icon" href="/icon.svg" blocking="render"/>')).toBe(1);
});

test("names the standard that allows each construct", () => {
  expect(suppressedErrors.filter(({ standard }) => !URL.canParse(standard))).toEqual([]);
});

test.each([
  ["nsition-group(*){animation-dur", true],
  ["ition-old(cloth){object-fit:co", true],
  ["padding-right:0}._2x2>li:is(:h", true],
  ["]{display:block}._301:has([dat", true],
  ["bkit-any(:hover,:focu", true],
  ["r:var(--ground)}._4t0 tbody tr:is(:hover,:focus-within){", true],
  ["ny([data-wanted],[data-current", true],
  // A name without its value, an extra bracket, an unclosed rule.
  ["}._2x2{color red;margin:0}._2x", false],
  ["margin:0)}._2x3{color:red}", false],
  ["tion-name:logo;min-h{eight", false],
])("suppresses a parse error at …%s…: %s", (extract, isKnown) => {
  const error = { file: "index.html", message: "CSS: Parse Error.", extract };
  expect(classifyErrors([error]).errors).toEqual(isKnown ? [] : [error]);
});
