import { expect, test } from "vitest";
import { getLetters } from "../../collections/letters/letters.ts";
import { projectRoot } from "../../collections/reading/project-root.ts";
import { getLetterForm } from "../../collections/site/letter-form.ts";
import { describeLetters } from "./letters-for-reading.ts";

const lines = describeLetters(projectRoot());
const text = lines.join("\n");
const { enclose, marks } = getLetterForm();

test("the paper for a lawyer has every tick about the writer and every way to send", () => {
  for (const mark of marks) {
    expect(text).toContain(mark.text.split(/[.[]/)[0]);
    expect(text).toContain(`[ ] ${mark.onPaper}`);
  }
  for (const words of Object.values(enclose)) expect(text).toContain(`] ${words}`);
});

test("the paper for a lawyer has follow-ups of letters that were kept with and without days", () => {
  for (const next of ["reminder", "complaint"]) {
    for (const { slug, limit } of getLetters()) {
      const opened = lines.filter(
        (line) => line.startsWith(`${next} `) && line.includes(`the letter ${slug},`),
      );
      expect(opened, `${next} after ${slug}`).toHaveLength(limit.length > 0 ? 2 : 1);
    }
  }
});

test("the paper for a lawyer has every blank sheet", () => {
  for (const { sheet, choices } of getLetters()) {
    const boxes = choices.flatMap(({ options }) => options.flatMap(({ onPaper }) => onPaper ?? []));
    for (const box of boxes) expect(lines).toContain(`   [ ] ${box}`);
    expect(lines).toEqual(expect.arrayContaining([sheet.title, sheet.close]));
  }
});
