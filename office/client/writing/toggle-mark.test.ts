import { expect, test } from "vitest";
import { after } from "./open-state.fixture.ts";
import { toggleMark } from "./toggle-mark.ts";

const bold = toggleMark("**", "StrongEmphasis");
const italic = toggleMark("*", "Emphasis");

test("Bold makes the chosen words bold, and a second time takes it away", () => {
  expect(after("See ¦the law¦ now", bold)).toBe("See **¦the law¦** now");
  expect(after("See ¦the law¦ now", bold, bold)).toBe("See ¦the law¦ now");
  expect(after("See ¦**the law**¦ now", bold)).toBe("See ¦the law¦ now");
});

test("without a choice it is the word at the caret, in which the caret stays", () => {
  expect(after("See the la¦w now", bold)).toBe("See the **la¦w** now");
  expect(after("See the ¦law now", italic)).toBe("See the *¦law* now");
  expect(after("See the **la¦w** now", bold)).toBe("See the la¦w now");
  expect(after("See ¦ now", bold)).toBe("See **¦** now");
  expect(after("See law¦", bold)).toBe("See **law**¦");
  expect(after("See law¦", bold, bold)).toBe("See law¦");
});

test("behind the last bold word it goes on in plain ones", () => {
  expect(after("See **the law¦**", bold)).toBe("See **the law**¦");
});

test("bold and italic stand in each other, and each goes alone", () => {
  expect(after("¦law¦", bold, italic)).toBe("***¦law¦***");
  expect(after("¦law¦", bold, italic, bold)).toBe("*¦law¦*");
  expect(after("¦law¦", bold, italic, italic)).toBe("**¦law¦**");
});

test("blanks, signs of lists and ends of paragraphs are left out, which no mark may hold", () => {
  expect(after("¦one ¦two", bold)).toBe("**¦one¦** two");
  expect(after("¦- one\n\n> two¦", bold)).toBe("- **¦one**\n\n> **two¦**");
  expect(after("¦- one\n\n> two¦", bold, bold)).toBe("- ¦one\n\n> two¦");
});
