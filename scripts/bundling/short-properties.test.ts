import { expect, test } from "vitest";
import { propertiesIn, shortenProperties } from "./short-properties.ts";

const shorten = (css: string, ...kept: string[]) => shortenProperties([css], new Set(kept))[0];

test("writes a constant where it is read", () => {
  expect(shorten(":root{--red:#f00}.a{color:var(--red)}")).toBe(":root{}.a{color:#f00}");
});

test.each([
  ["is set again", ":root{--x:1px}@media print{:root{--x:0}}.a{top:var(--x)}"],
  ["is set for a part of the page", ".b{--x:1px}.a{top:var(--x)}"],
  ["depends on another", ":root{--x:var(--y)}.a{top:var(--x)}"],
  ["has a default", ":root{--x:1px}.a{top:var(--x,0)}"],
])("shortens the name of a property that %s", (_, css) => {
  expect(shorten(css)).toBe(css.replaceAll("--x", "--0").replaceAll("--y", "--1"));
});

test("leaves alone what scripts name, and classes", () => {
  const css = ":root{--text:#000}.surface--leaf{--0:1px;color:var(--text)}";
  expect(shorten(css, "--text", "--0")).toBe(css);
  expect(propertiesIn('stroke="var(--text)" class="surface--leaf"')).toEqual(new Set(["--text"]));
});

test("names sides as they are in a text that runs from left to right", () => {
  expect(shorten(".a{padding-block-start:0;margin-inline-end:1px;border-block-end-width:0}")).toBe(
    ".a{padding-top:0;margin-right:1px;border-bottom-width:0}",
  );
});
