import { expect, test } from "vitest";
import { importsFirst } from "./reachable-from.ts";

test("a module comes once, after all that it imports, and those in the order in which it does", () => {
  const imports: Record<string, string[]> = {
    root: ["tokens", "base"],
    page: ["list", "card", "page.css"],
    list: ["card", "list.css"],
    card: ["card.css", "page"],
  };
  const order = importsFirst(["root", "page"], (id) => imports[id] ?? []);
  expect(order.join(" ")).toBe("tokens base root card.css card list.css list page.css page");
});
