import { expect, test } from "vitest";
import { isKeptPage } from "./kept-pages.ts";

test("matches an address with a star and all below it, and one without exactly", () => {
  const kept = { pages: ["/rights/*", "/shutdown"] };
  const of = (path: string) => isKeptPage(path, kept);
  expect(["/rights", "/rights/a", "/rights/a/b", "/shutdown"].map(of)).not.toContain(false);
  expect(["/", "/rights-of-others", "/shutdown/more", "/news"].map(of)).not.toContain(true);
});
