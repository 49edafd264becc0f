import { expect, test } from "vitest";
import { currentness, itemCurrentness } from "./is-active.ts";

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

test("marks an item on related pages", () => {
  const item = { href: "/what-we-do", alsoFor: ["/programmes"] };
  expect(itemCurrentness("/what-we-do", item)).toBe("page");
  expect(itemCurrentness("/programmes/bita", item)).toBe("true");
  expect(itemCurrentness("/products", item)).toBeUndefined();
});
