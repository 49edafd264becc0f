import { expect, test } from "vitest";
import { isHiddenFile } from "./hidden-files.ts";

test.each(["/index.html", "/about.html", "/about/team.html", "/404", "/502", "/404.html"])(
  "%s is no address",
  (path) => {
    expect(isHiddenFile(path)).toBe(true);
  },
);

test.each([
  "/",
  "/about",
  "/news/2026",
  "/assets/entry-DfQ3x9ka.js",
  "/your-data-rights/pack/otc-data-rights.html",
  "/lg/your-data-rights/pack/otc-data-rights.html",
])("%s is an address", (path) => {
  expect(isHiddenFile(path)).toBe(false);
});
