import { expect, test } from "vitest";
import { after } from "./open-state.fixture.ts";
import { beginParagraph, breakLine, joinParagraphs } from "./paragraph-keys.ts";

test("Enter begins a paragraph at the end, within and at the beginning of words", () => {
  expect(after("One¦", beginParagraph)).toBe("One\n\n¦");
  expect(after("One¦\n\nTwo", beginParagraph)).toBe("One\n\n¦\n\nTwo");
  expect(after("One¦ two", beginParagraph)).toBe("One\n\n¦two");
  expect(after("¦One", beginParagraph)).toBe("\n\n¦One");
  expect(after("One ¦two¦ three", beginParagraph)).toBe("One \n\n¦three");
  expect(after("## One¦", beginParagraph)).toBe("## One\n\n¦");
});

test("neither half joins the lines around it", () => {
  expect(after("One¦\nTwo", beginParagraph)).toBe("One\n\n¦\n\nTwo");
  expect(after("One\n¦Two", beginParagraph)).toBe("One\n\n¦Two");
});

test("lists, quotations, tables and code have an Enter of their own, and so has a blank line", () => {
  for (const text of [
    "- One¦",
    "1. One¦",
    "> One¦",
    "> [!NOTE]¦",
    "| a | b |¦",
    "```\nOne¦\n```",
  ]) {
    expect(after(text, beginParagraph)).toBe(text);
  }
  expect(after("| a |\n| - |\n| One¦ |", beginParagraph)).toBe("| a |\n| - |\n| One¦ |");
  expect(after("One\n\n¦", beginParagraph)).toBe("One\n\n¦");
});

test("Shift and Enter breaks the line within a paragraph, and nowhere else", () => {
  expect(after("Plot 5¦", breakLine)).toBe("Plot 5\\\n¦");
  expect(after("Plot 5\\\n¦", breakLine)).toBe("Plot 5\\\n¦");
  expect(after("## One¦", breakLine)).toBe("## One¦");
});

test("Backspace takes back what Enter did, and joins two paragraphs", () => {
  for (const text of ["One¦", "One¦\n\nTwo", "On¦e", "## One¦"]) {
    expect(after(text, beginParagraph, joinParagraphs)).toBe(text);
  }
  expect(after("One\n\n¦Two", joinParagraphs)).toBe("One¦Two");
});

test("Backspace leaves a list, a heading and a table apart from what is above", () => {
  for (const text of ["One\n\n¦- Two", "One\n\n¦## Two", "- One\n\n¦", "One\n\n\n¦Two"]) {
    expect(after(text, joinParagraphs)).toBe(text);
  }
});
