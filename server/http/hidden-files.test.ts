import { expect, test } from "vitest";
import { isHiddenFile } from "./hidden-files.ts";

test.each([
  "/index.html",
  "/about.html",
  "/about.html.br",
  "/assets/entry-DfQ3x9ka.js.gz",
  "/_headers",
  "/_redirects",
  "/.env",
  "/.git/config",
])("%s is no address", (path) => {
  expect(isHiddenFile(path)).toBe(true);
});

test.each([
  "/",
  "/about",
  "/assets/entry_-DfQ3_9ka.js",
  "/.well-known/security.txt",
  "/your-data-rights/pack/otc-data-rights.html",
  "/lg/your-data-rights/pack/otc-data-rights.html",
])("%s is an address", (path) => {
  expect(isHiddenFile(path)).toBe(false);
});
