import { expect, test } from "vitest";
import { isHere, isInside } from "./is-active.ts";

test("a link is active on its own page", () => {
  expect(isHere("/about", "/about")).toBe(true);
});

test("a link is active on the pages below it", () => {
  expect(isInside("/about/team", "/about")).toBe(true);
});

test("a path that only begins with the same letters is not below the link", () => {
  expect(isInside("/about-us", "/about")).toBe(false);
});

test("home is active on the home page only", () => {
  expect(isHere("/", "/")).toBe(true);
  expect(isInside("/about", "/")).toBe(false);
});
