import { expect, test } from "vitest";
import { type HeaderRules, headersFor } from "./header-rules.ts";

const rules: HeaderRules = {
  headers: [
    { match: "/*", set: { "X-Frame-Options": "DENY", "Content-Security-Policy": "a" } },
    { match: "/art/*", set: { "Cache-Control": "immutable", "Content-Security-Policy": "b" } },
    { match: "/art/logo.svg", set: { "Content-Security-Policy": "c" } },
  ],
  redirects: [],
};

test("a file gets the headers of all rules that it fits, and every policy", () => {
  expect(headersFor(rules, "/art/logo.svg")).toEqual({
    "X-Frame-Options": "DENY",
    "Content-Security-Policy": "a, b, c",
    "Cache-Control": "immutable",
  });
});

test("what no rule keeps is asked for each time", () => {
  for (const path of ["/", "/art", "/artist/x", "/art/logo.svg/x/../y", "/ART/x"]) {
    const isArt = path.startsWith("/art/");
    expect(headersFor(rules, path)["Cache-Control"], path).toBe(
      isArt ? "immutable" : "public, max-age=0, must-revalidate",
    );
  }
  expect(headersFor(rules, "/art/logo.svg/x")["Content-Security-Policy"]).toBe("a, b");
});
