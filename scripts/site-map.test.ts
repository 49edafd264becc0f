import { expect, test } from "vitest";
import type { BuiltPage } from "#app/services.ts";
import { securityContact } from "./security-contact.ts";
import { robots, siteMap } from "./site-map.ts";

const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  canonical: `https://www.example.org${path}`,
  ...more,
});

test("second addresses and hidden pages are left out, and known days of change are given", () => {
  const map = siteMap([
    page("/about/team"),
    page("/team", { canonical: "https://www.example.org/about/team" }),
    { path: "/contact/sent" },
    page("/legal/terms", { modifiedOn: "2026-11-21" }),
  ]);
  expect(map.match(/<url>.*<\/url>/g)).toEqual([
    "<url><loc>https://www.example.org/about/team</loc></url>",
    "<url><loc>https://www.example.org/legal/terms</loc><lastmod>2026-11-21</lastmod></url>",
  ]);
});

test("robots.txt ends with the address of the site map", () => {
  expect(robots("https://www.example.org")).toMatch(
    /\nSitemap: https:\/\/www\.example\.org\/sitemap\.xml\n$/,
  );
});

test("security.txt expires 330 days after the build", () => {
  const organisation = { email: "office@example.org", url: "https://www.example.org" };
  expect(securityContact(organisation, new Date("2026-01-01T12:00:00Z"))).toContain(
    "\nExpires: 2026-11-27T12:00:00Z\n",
  );
});

test("security.txt names the contact page without a mailbox, and is left out without both", () => {
  const at = new Date("2026-01-01");
  const written = securityContact({ email: undefined, url: "https://www.example.org" }, at);
  expect(written).toContain("Contact: https://www.example.org/contact\n");
  expect(securityContact({ email: undefined, url: "" }, at)).toBeUndefined();
});
