import { expect, test } from "vitest";
import { currentness } from "./is-active.ts";

test("marks a link on its own page", () => {
  expect(currentness("/about", "/about")).toBe("page");
});

test("marks a link on the pages below it", () => {
  expect(currentness("/about/team", "/about")).toBe("true");
});

test("ignores a path that only shares a prefix", () => {
  expect(currentness("/about-us", "/about")).toBeUndefined();
});

test("marks home on the home page only", () => {
  expect(currentness("/", "/")).toBe("page");
  expect(currentness("/about", "/")).toBeUndefined();
});

test("marks no item on pages with another beginning, though they belong to it", () => {
  expect(currentness("/programmes/bita", "/what-we-do")).toBeUndefined();
  expect(currentness("/products/consultancy", "/our-products")).toBeUndefined();
});
