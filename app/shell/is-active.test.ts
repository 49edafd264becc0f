import { expect, test } from "vitest";
import { currentness, itemCurrentness } from "./is-active.ts";

test("a link is active on its own page", () => {
  expect(currentness("/about", "/about")).toBe("page");
});

test("a link is active on the pages below it", () => {
  expect(currentness("/about/team", "/about")).toBe("true");
});

test("a path that only begins with the same letters is not below the link", () => {
  expect(currentness("/about-us", "/about")).toBeUndefined();
});

test("home is active on the home page only", () => {
  expect(currentness("/", "/")).toBe("page");
  expect(currentness("/about", "/")).toBeUndefined();
});

test("an item is current on pages that belong to it by meaning", () => {
  const item = { href: "/what-we-do", alsoFor: ["/programmes"] };
  expect(itemCurrentness("/what-we-do", item)).toBe("page");
  expect(itemCurrentness("/programmes/bita", item)).toBe("true");
  expect(itemCurrentness("/products", item)).toBeUndefined();
});
