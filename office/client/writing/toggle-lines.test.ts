import { expect, test } from "vitest";
import { after } from "./open-state.fixture.ts";
import { toggleBullets, toggleHeading, toggleNumbers } from "./toggle-lines.ts";
import { toggleNote, toggleQuote } from "./toggle-quote.ts";

test("a list over three lines makes three points, and a second time takes them away", () => {
  const three = "¦One\nTwo\nThree¦";
  expect(after(three, toggleBullets)).toBe("- ¦One\n- Two\n- Three¦");
  expect(after(three, toggleBullets, toggleBullets)).toBe(three);
  expect(after(three, toggleBullets, toggleNumbers)).toBe("1. ¦One\n2. Two\n3. Three¦");
  expect(after("¦One\n\nTwo¦", toggleNumbers)).toBe("1. ¦One\n\n2. Two¦");
});

test("one more point joins the list above it, and goes on with its numbers", () => {
  expect(after("- One\nTw¦o", toggleBullets)).toBe("- One\n- Tw¦o");
  expect(after("1. One\n2. Two\nThr¦ee", toggleNumbers)).toBe("1. One\n2. Two\n3. Thr¦ee");
});

test("a blank line parts a list, a heading and plain words", () => {
  expect(after("Before\nOn¦e\nAfter", toggleBullets)).toBe("Before\n\n- On¦e\n\nAfter");
  expect(after("Before\nOn¦e\nAfter", toggleHeading)).toBe("Before\n\n## On¦e\n\nAfter");
  expect(after("- One\n- Tw¦o\n- Three", toggleBullets)).toBe("- One\n\nTw¦o\n\n- Three");
});

test("a line has one kind: a heading becomes a point, and a point a heading", () => {
  expect(after("## On¦e", toggleBullets)).toBe("- On¦e");
  expect(after("- On¦e", toggleHeading)).toBe("## On¦e");
  expect(after("## On¦e", toggleHeading)).toBe("On¦e");
});

test("a choice that ends where a line begins leaves that line out", () => {
  expect(after("¦One\n¦Two", toggleHeading)).toBe("## ¦One\n\n¦Two");
});

test("a quotation holds its blank lines, and a note is one with a name", () => {
  expect(after("¦One\n\nTwo¦", toggleQuote)).toBe("> ¦One\n>\n> Two¦");
  expect(after("¦One\n\nTwo¦", toggleQuote, toggleQuote)).toBe("¦One\n\nTwo¦");
  expect(after("Before\nOn¦e\nAfter", toggleNote)).toBe("Before\n\n> [!NOTE]\n> On¦e\n\nAfter");
  expect(after("> On¦e", toggleNote)).toBe("> [!NOTE]\n> On¦e");
  expect(after("> [!NOTE]\n> On¦e\n> two", toggleNote)).toBe("On¦e\ntwo");
});
