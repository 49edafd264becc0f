import { expect, test } from "vitest";
import { hostHeaders, hostRedirects } from "./host-files.ts";

test("headers stand below the addresses that they are for", () => {
  const rules = [
    { match: "/*", set: { "X-Frame-Options": "DENY", "Referrer-Policy": "same-origin" } },
    { match: "/data/*", set: { "Access-Control-Allow-Origin": "*" } },
  ];
  expect(hostHeaders(rules)).toBe(
    "/*\n  X-Frame-Options: DENY\n  Referrer-Policy: same-origin\n\n/data/*\n  Access-Control-Allow-Origin: *\n",
  );
});

test("redirects have the statuses that every host knows", () => {
  const redirects = [
    { from: "/home", to: "/", status: 308 as const },
    { from: "/now", to: "/news", status: 307 as const },
  ];
  expect(hostRedirects(redirects)).toBe("/home / 301\n/now /news 302\n");
});
