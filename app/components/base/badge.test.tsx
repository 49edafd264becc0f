import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge, type BadgeKind } from "./badge.tsx";

const kinds: BadgeKind[] = ["success", "pending", "active", "partial"];

test("shows each kind of status with text and an icon, not only a colour", () => {
  const badges = kinds.map((kind) => renderToStaticMarkup(<Badge kind={kind}>Hearing</Badge>));
  for (const badge of badges) expect(badge).toContain("Hearing</span>");
  const icons = badges.map((badge) => /<svg[^>]*>(.*)<\/svg>/.exec(badge)?.[1]);
  expect(new Set(icons).size).toBe(kinds.length);
});
