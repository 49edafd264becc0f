import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { getLetters } from "#collections/letters/letters.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { BlankSheet } from "./blank-sheet.tsx";

const form = getLetterForm();

describe.each(getLetters())("the blank sheet of $slug", (letter) => {
  const markup = renderToStaticMarkup(<BlankSheet slug={letter.slug} />);
  const text = markup
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/g, " ");

  test("has a box for every answer and every point", () => {
    const said = [
      ...letter.lists.flatMap(({ points }) => points.map((point) => point.text)),
      ...letter.choices.flatMap(({ options }) => options.flatMap(({ onPaper }) => onPaper ?? [])),
      ...form.marks.map(({ onPaper }) => onPaper),
    ];
    for (const words of said)
      expect(text).toContain(words.replaceAll("{line}", " ").trim().split("  ")[0]);
    const boxes = markup.match(/<i aria-hidden/g) ?? [];
    expect(boxes.length).toBeGreaterThanOrEqual(said.length);
  });

  test("leaves no place of a text open, and no sentence that is signed with a gap", () => {
    expect(text).not.toMatch(/[{}[\]]|undefined/);
    for (const { text: signed } of letter.sheet.parts) expect(signed ?? ".").toMatch(/[.:]$/);
  });

  test("counts the days only where the Act gives some", () => {
    const [limit] = letter.limit;
    const threads = markup.match(/<ol[^>]*data-days="(\d+)"/)?.[1];
    expect(threads).toBe(limit ? `${limit.days}` : undefined);
  });
});
