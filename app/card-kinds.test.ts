import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { cardOfKind } from "./card-kinds.ts";

test("a page has the card of the nearest kind above it, and the home page's where there is none", () => {
  const titles = {
    "/team": getPage("about").heading,
    "/products/consultancy": getPage("products").heading,
    "/products/strategic-litigation": getPage("litigation").heading,
    "/news/some-item": getPage("news").heading,
    "/news/laws/compare": getPage("laws").heading,
    "/your-data-rights/letters/access": getPage("your-data-rights").breadcrumb,
    "/newsletter/archive/some-issue": getPage("newsletter").heading,
    "/legal/privacy": getPage("home").hero.first.message,
    "/newspaper": getPage("home").hero.first.message,
  };
  for (const [path, title] of Object.entries(titles)) expect(cardOfKind(path).title).toBe(title);
});
