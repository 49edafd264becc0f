import { expect, test } from "vitest";
import { cachePolicy } from "./cache-policy.ts";

const year = "public, max-age=31536000, immutable";
const month = "public, max-age=2592000";
const hour = "public, max-age=3600";

test.each([
  "/assets/root-DfQ3x9ka.css",
  "/assets/root-a_c-Efg1.js",
  "/art/beam-research-e015aef5.svg",
  "/art/letters/beam-e015aef5.svg",
  "/cards/0123456789abcdef.png",
  "/images/packed/0123456789abcdef-1280.webp",
])("keeps %s for good, whose name changes with its content", (path) => {
  expect(cachePolicy(path)).toBe(year);
});

test.each(["/fonts/otc-text.woff2", "/art/licence.txt", "/art/beam.svg"])(
  "keeps %s for a month",
  (path) => {
    expect(cachePolicy(path)).toBe(month);
  },
);

test.each([
  "/favicon.ico",
  "/data/laws.json",
  "/cards/first.png",
  "/cards/0123456789abcdef0.png",
  "/images/packed/0123456789abcdef-large.webp",
  "/images/team.avif",
  "/old/fonts/otc-text.woff2",
])("keeps %s for an hour", (path) => {
  expect(cachePolicy(path)).toBe(hour);
});

test.each([
  "/",
  "/about",
  "/products/v1.0/about",
  "/offline-worker.js",
  "/offline/pages.json",
  // Eight letters of a word, and names that only look like one with a hash.
  "/assets/browser-entrance.js",
  "/assets/root-DfQ3x9k.css",
  "/assets/root-DfQ3x9kab.css",
  "/assets/root-DfQ3x9ka",
  "/assets/root-DfQ3x9ka.css.map.d/",
])("asks each time whether %s is still the same", (path) => {
  expect(cachePolicy(path)).toBe("no-cache");
});
