import { insertNewlineContinueMarkup } from "@codemirror/lang-markdown";
import { expect, test } from "vitest";
import { endList, moveIn, moveOut } from "./list-keys.ts";
import { after } from "./open-state.fixture.ts";

test("Enter goes on with a list, and on an empty point ends it with a blank line", () => {
  expect(after("- One¦", insertNewlineContinueMarkup)).toBe("- One\n- ¦");
  expect(after("- One\n- ¦", endList)).toBe("- One\n\n¦");
  expect(after("1. One\n2. ¦", endList)).toBe("1. One\n\n¦");
  expect(after("> One\n> ¦", endList)).toBe("> One\n\n¦");
});

test("an empty point in the middle parts the list from the words that are typed there", () => {
  expect(after("- One\n- ¦\n- Three", endList)).toBe("- One\n\n¦\n\n- Three");
});

test("an empty point within another one moves out first", () => {
  expect(after("- One\n  - ¦", endList)).toBe("- One\n- ¦");
  expect(after("- One\n  - ¦", endList, endList)).toBe("- One\n\n¦");
});

test("anywhere else Enter is none of ours", () => {
  expect(after("One¦", endList)).toBe("One¦");
  expect(after("- One¦", endList)).toBe("- One¦");
});

test("Tab moves a point into the one above and out again", () => {
  expect(after("- One\n- Tw¦o", moveIn)).toBe("- One\n  - Tw¦o");
  expect(after("- One\n  - Tw¦o", moveOut)).toBe("- One\n- Tw¦o");
  expect(after("- One\n- ¦Two\n- Three¦", moveIn)).toBe("- One\n  - ¦Two\n  - Three¦");
});

test("a number that moves in begins at 1, and behind others goes on", () => {
  expect(after("1. One\n2. Tw¦o", moveIn)).toBe("1. One\n   1. Tw¦o");
  expect(after("1. One\n   1. Two\n2. Thr¦ee", moveIn)).toBe("1. One\n   1. Two\n   2. Thr¦ee");
  expect(after("1. One\n   1. Tw¦o", moveOut)).toBe("1. One\n2. Tw¦o");
});

test("the first point stays where it is, and words are left to the browser", () => {
  expect(after("- On¦e", moveIn)).toBe("- On¦e");
  expect(after("On¦e", moveIn)).toBe("On¦e");
});
