import { readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { gallery } from "./gallery.ts";

const looks = gallery.flatMap(({ component, examples }) =>
  examples.map(({ name, element }) => ({ look: `${component}: ${name}`, element })),
);

/** Building blocks without a look of their own, and parts that a larger example shows. */
const shownElsewhere = [
  "field-error",
  "form-field",
  "hidden-fields",
  "page-meta",
  "photograph",
  "structured-data",
  "wrap",
];
/** Source of everything that may show a component, by file. */
const users = [".", "../pages", "../islands", ".."].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\w.-]+\.tsx$/.test(entry.name))
    .filter((entry) => !/\.(test|examples)\.tsx$/.test(entry.name))
    .map((entry) => readFileSync(new URL(`${folder}/${entry.name}`, import.meta.url), "utf8")),
);

/** A part that one place holds: that place is its example, and looking at it shows the part. */
function hasOnePlace(component: string): boolean {
  const path = new RegExp(`/${component}\\.tsx"`);
  return users.filter((source) => path.test(source)).length <= 1;
}

describe("gallery", () => {
  test("shows every building block", () => {
    const components = readdirSync(new URL(".", import.meta.url))
      .filter((file) => /^[a-z-]+\.tsx$/.test(file))
      .map((file) => file.replace(".tsx", ""))
      .filter((name) => !shownElsewhere.includes(name) && !hasOnePlace(name));
    expect(gallery.map(({ component }) => component)).toEqual(expect.arrayContaining(components));
  });

  test.each(looks)("$look needs no inline style or script", ({ element }) => {
    const markup = renderToStaticMarkup(element);
    expect(markup).not.toMatch(/ style=|<style|<script| on[a-z]+=|javascript:/);
    expect(markup).not.toContain("undefined");
  });

  test.each(looks)("$look uses each id once", ({ element }) => {
    const ids = [...renderToStaticMarkup(element).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
