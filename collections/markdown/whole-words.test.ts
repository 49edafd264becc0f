import { expect, test } from "vitest";
import { keepWordsWhole } from "./whole-words.ts";

test("keeps the word e-mail on one line anywhere in a text", () => {
  expect(keepWordsWhole("<p>Name, e-mail address. E-mails stay.</p>")).toBe(
    '<p>Name, <span class="whole">e-mail</span> address. <span class="whole">E-mails</span> stay.</p>',
  );
});

test("leaves addresses and anchors unchanged", () => {
  const html = '<h3 id="e-mail">Letters</h3><a href="/e-mail">Write</a>';
  expect(keepWordsWhole(html)).toBe(html);
});
