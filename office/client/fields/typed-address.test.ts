import { expect, test } from "vitest";
import { addressElsewhere } from "./typed-address.ts";

test("takes an address of another site as people type it", () => {
  expect(
    [
      "www.example.org",
      " example.org/a?b ",
      "http://example.org",
      "https://example.org",
      "us@example.org",
    ].map(addressElsewhere),
  ).toEqual([
    "https://www.example.org",
    "https://example.org/a?b",
    "https://example.org",
    "https://example.org",
    "mailto:us@example.org",
  ]);
});

test("leaves words, pages and files of the site to be found", () => {
  expect(
    ["team", "/about/values", "report.pdf", "www", "https://", "our values"].map(addressElsewhere),
  ).toEqual(Array(6).fill(undefined));
});
