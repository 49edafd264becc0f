import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { gallery } from "./gallery.ts";

const looks = gallery.flatMap(({ component, examples }) =>
  examples.map(({ name, element }) => ({ look: `${component}: ${name}`, element })),
);

/** Components that several areas use, islands included. */
const shared = Object.keys(import.meta.glob("../../../components/*/*.tsx")).flatMap(
  (path) => /\/([a-z-]+)(?:\.island)?\.tsx$/.exec(path)?.[1] ?? [],
);

describe("gallery", () => {
  test("shows every shared component", () => {
    expect(shared.length).toBeGreaterThan(25);
    expect(gallery.map(({ component }) => component)).toEqual(expect.arrayContaining(shared));
  });

  test.each(looks)("$look needs no inline style or script", ({ element }) => {
    const markup = renderToStaticMarkup(element);
    expect(markup).not.toMatch(
      / style=|<style|<script(?! type="application\/ld\+json")| on[a-z]+=|javascript:/,
    );
    expect(markup).not.toContain("undefined");
  });

  test.each(looks)("$look uses each id once", ({ element }) => {
    const ids = [...renderToStaticMarkup(element).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
