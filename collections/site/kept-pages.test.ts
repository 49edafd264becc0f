import { expect, test } from "vitest";
import { isKeptPage } from "./kept-pages.ts";

test("an address with a star stands for itself and all below it, one without for itself alone", () => {
  const kept = { pages: ["/rights/*", "/shutdown"] };
  const of = (path: string) => isKeptPage(path, kept);
  expect(["/rights", "/rights/a", "/rights/a/b", "/shutdown"].map(of)).not.toContain(false);
  expect(["/", "/rights-of-others", "/shutdown/more", "/news"].map(of)).not.toContain(true);
});
