import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { gallery } from "./gallery.ts";

const looks = gallery.flatMap(({ component, examples }) =>
  examples.map(({ name, element }) => ({ look: `${component}: ${name}`, element })),
);

/** Shared components without a look of their own, and those that the example of a larger one shows. */
const shownElsewhere = [
  "container",
  "field-error",
  "form-field",
  "hidden-fields",
  "page-meta",
  "structured-data",
];

/** What several areas use. What one area uses alone is seen on its pages. */
const shared = Object.keys(import.meta.glob("../../../components/*/*.tsx")).flatMap(
  (path) => /\/([a-z-]+)\.tsx$/.exec(path)?.[1] ?? [],
);

describe("gallery", () => {
  test("shows every shared component", () => {
    expect(shared.length).toBeGreaterThan(25);
    expect(gallery.map(({ component }) => component)).toEqual(
      expect.arrayContaining(shared.filter((name) => !shownElsewhere.includes(name))),
    );
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
