import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { gallery } from "./gallery.ts";

const looks = gallery.flatMap(({ component, examples }) =>
  examples.map(({ name, element }) => ({ look: `${component}: ${name}`, element })),
);

/** Building blocks without a look of their own, and those that a larger example shows. */
const shownElsewhere = [
  "container",
  "field-error",
  "form-field",
  "hidden-fields",
  "page-meta",
  "photograph",
  "structured-data",
];

/** Source of everything that is or may show a component, by its path; tests and examples left out. */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      "../../../{components,islands,pages,shell}/**/*.tsx",
      "../../../root.tsx",
      "!**/*.examples.tsx",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
).filter(([path]) => !path.endsWith(".test.tsx"));

/** How many files show a component. One alone is its example: looking at that page shows the part. */
function userCount(component: string): number {
  const path = new RegExp(`/${component}\\.tsx"`);
  return sources.filter(([, source]) => path.test(source)).length;
}

describe("gallery", () => {
  test("shows every component that several places use", () => {
    const components = sources
      .map(([path]) => /\/(?:components|parts)\/(?:.*\/)?([a-z-]+)\.tsx$/.exec(path)?.[1] ?? "")
      .filter((name) => name && !shownElsewhere.includes(name) && userCount(name) > 1);
    expect(components.length).toBeGreaterThan(25);
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
