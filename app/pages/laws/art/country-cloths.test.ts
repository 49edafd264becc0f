import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getCountries } from "#collections/site/countries.ts";
import { dyesOf } from "./country-cloths.ts";
import { shapeOf } from "./country-shapes.ts";
import { weavePattern } from "./map-weaves.ts";

const countries = getCountries();

test("gives every country a shape within the map that shows its laws on hover", () => {
  const rules = readFileSync("app/pages/laws/parts/map-readings.module.css", "utf8");
  for (const { slug, code } of countries) {
    const [left, top, right, bottom] = shapeOf(slug).box;
    expect(left, slug).toBeGreaterThanOrEqual(-120);
    expect(top, slug).toBeGreaterThanOrEqual(0);
    expect(right, slug).toBeLessThanOrEqual(1870);
    expect(bottom, slug).toBeLessThanOrEqual(1800);
    expect(rules, slug).toContain(`[data-reading="${code}"]`);
  }
  expect(() => shapeOf("atlantis")).toThrow("country-shapes");
});

test("near countries never share their dyes, and the gold ground is Uganda’s alone", () => {
  const dyes = dyesOf(countries);
  for (const one of countries) {
    expect(dyes(one.slug)[0] === "gold-400", one.slug).toBe(one.slug === "uganda");
    for (const other of countries) {
      if (one === other) continue;
      const [x, y] = shapeOf(one.slug).centre;
      const [u, v] = shapeOf(other.slug).centre;
      if (Math.hypot(x - u, y - v) < 250) {
        expect(dyes(one.slug), `${one.name} and ${other.name}`).not.toBe(dyes(other.slug));
      }
    }
  }
});

test("a law is woven in whole, a bill in part, and bare warp needs no pattern of its own", () => {
  const [country] = countries;
  if (!country) throw new Error("There are no countries.");
  const dyes = dyesOf(countries)(country.slug);
  const whole = weavePattern(country, dyes, "whole", "p0");
  expect(whole).toContain('id="p0"');
  expect(weavePattern(country, dyes, "whole", "p0")).toBe(whole);
  expect(weavePattern(country, dyes, "begun", "p0")).not.toBe(whole);
  expect(weavePattern(country, dyes, "bare", "p0")).toBe("");
});
