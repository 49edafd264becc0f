import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sectionsIn } from "#collections/letters/letter-mistakes.ts";
import { getLetters, type Letter } from "#collections/letters/letters.ts";
import { daysOfSection } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { type Answers, type LetterTemplate, letterTemplate } from "./letter-template.ts";
import {
  type Block,
  firstAnswers,
  holds,
  letterText,
  limitOf,
  writeLetter,
} from "./write-letter.ts";

const form = getLetterForm();

/** All that can be chosen, together with: nothing filled in or everything; as few points as can be, one, or all. */
function* branches(template: LetterTemplate): Generator<{ name: string; answers: Answers }> {
  const choices = template.choices.reduce<Answers[]>(
    (all, { name, options }) =>
      all.flatMap((answers) => options.map(({ value }) => ({ ...answers, [name]: value }))),
    [{}],
  );
  const points = template.lists.flatMap((list) => list.points.map(({ name }) => name));
  const ticks: [string, Answers][] = [
    ["as it begins", {}],
    ["none", Object.fromEntries(points.map((name) => [name, "unticked"]))],
    ["all", Object.fromEntries(points.map((name) => [name, "ticked"]))],
    ...points.map((name): [string, Answers] => [
      name,
      Object.fromEntries(points.map((other) => [other, other === name ? "ticked" : "unticked"])),
    ]),
  ];
  for (const chosen of choices) {
    for (const [ticked, ticking] of ticks) {
      for (const filled of [false, true]) {
        yield {
          name: [...Object.values(chosen), ticked, filled ? "filled" : "empty"].join(", "),
          answers: {
            ...firstAnswers(template),
            ...chosen,
            ...ticking,
            ...(filled ? sampleFields(template) : {}),
          },
        };
      }
    }
  }
}

function sampleFields(template: LetterTemplate): Answers {
  const fields = Object.values(template.fields).flat();
  return Object.fromEntries(
    fields.map(({ name, kind }) => [
      name,
      kind === "day" ? "2026-11-02" : kind === "long" ? "First line.\nSecond line." : `<${name}>`,
    ]),
  );
}

const letters = getLetters().map((letter) => ({
  letter,
  template: letterTemplate(letter, form),
}));

/** Sentences, list points and lines of a letter, as they are read. */
function linesOf(blocks: readonly Block[]): string[] {
  return letterText(blocks).split("\n").filter(Boolean);
}

describe.each(letters)("$letter.slug", ({ letter, template }) => {
  const all = [...branches(template)].map(({ name, answers }) => {
    const blocks = writeLetter(template, answers, "21 November 2026");
    return { name, answers, blocks, text: letterText(blocks) };
  });

  test("has ruled gaps for empty fields only", () => {
    for (const { name, text, blocks } of all) {
      expect(text, name).not.toMatch(/\{|\}|undefined|null|\b0 days|NaN/);
      const gaps = blocks.flatMap((block) => ("pieces" in block ? block.pieces : []));
      for (const gap of gaps) {
        if (typeof gap === "string") expect(gap.trim(), name).not.toBe("");
        else expect(gap.label, `${name}: ${gap.field}`).not.toBe("");
      }
      const isFilled = name.endsWith("filled");
      const hasNoPoint = name.includes("none, filled") || isUntickedBranch(template, name);
      if (isFilled && !hasNoPoint) expect(text, name).not.toContain("………");
    }
  });

  test("reads as whole sentences", () => {
    for (const { name, blocks } of all) {
      for (const line of linesOf(blocks)) {
        expect(line, name).not.toMatch(/ {2}|\s[.,;:?]|\.\.(?!\.)|,\.|:\.|^[,.;]|\bI add\.|to\.$/);
      }
      for (const block of blocks) {
        if (block.kind === "paragraph") {
          const text = letterText([block]);
          expect(text, name).toMatch(/[.,:…?]$/);
        }
        if (block.kind === "list") {
          expect(block.points.length, `${name}: one point is a sentence`).toBeGreaterThan(1);
          expect(block.intro, name).toMatch(/[^:]:$/);
          for (const point of block.points) expect(point, name).toMatch(/^[a-z].*[^.]$/s);
        }
      }
    }
  });

  test("distinguishes singular and plural of days and sections", () => {
    for (const { name, text } of all) {
      expect(text, name).not.toMatch(/\b1 days\b|\b(?!1\b)\d+ day\b/);
      expect(text, name).not.toMatch(
        /\bSections \d+(\(\d+\))?, (?!\d)|\bSection \d+(\(\d+\))? and/,
      );
      expect(text, name).not.toMatch(/\bsections \d+(\(\d+\))?(?!\d| and|,|\()/);
    }
  });

  test("cites only sections with a source, and the right number of days", () => {
    const known = new Set(letter.law.map(({ section }) => section.replace(/\(.*/, "")));
    for (const { name, text, answers } of all) {
      for (const section of sectionsIn(text))
        expect(known, name).toContain(section.replace(/\(.*/, ""));
      for (const [, days] of text.matchAll(/(\d+) days/g)) {
        const given = sectionsIn(text).map((section) => daysOfSection[section.replace(/\(.*/, "")]);
        expect(given, name).toContain(Number(days));
      }
      const limit = limitOf(template, answers);
      if (!limit) continue;
      expect(text, name).toContain(`within ${limit.days} days of receiving this letter`);
      expect(daysOfSection[limit.section], name).toBe(limit.days);
      expect(subjectOf(text), name).toContain(limit.section);
    }
  });

  test("uses every part in some variant", () => {
    const parts = [...letter.subject, ...letter.body, ...letter.basis, ...letter.limit];
    for (const part of parts) {
      expect(
        all.some(({ answers }) => holds(part.when, answers)),
        JSON.stringify(part),
      ).toBe(true);
    }
  });
});

const subjectOf = (text: string) => text.split("\n").find((line) => line.includes("Act 9 of 2019"));

/** Whether only points are ticked that this branch does not show. */
function isUntickedBranch(template: LetterTemplate, name: string): boolean {
  return template.lists.some(({ points }) =>
    points.some((point) => name.includes(`, ${point.name},`) || name.startsWith(`${point.name},`)),
  );
}

test("writes a blank letter with ruled gaps", () => {
  for (const { template } of letters) {
    const blocks = writeLetter(template, firstAnswers(template));
    expect(blocks.filter(({ kind }) => kind === "subject")).toHaveLength(1);
    expect(letterText(blocks)).toContain("………");
  }
});

test("cites only law that was read or has two sources", () => {
  for (const { letter } of letters) {
    for (const { confidence } of letter.law) expect(["A", "B"], letter.slug).toContain(confidence);
  }
});

test("prints all letters for a reader", () => {
  const file = process.env.LETTERS_OUTPUT;
  if (!file) return;
  const printed = letters.flatMap(
    ({ letter, template }: { letter: Letter; template: LetterTemplate }) => {
      const seen = new Set<string>();
      return [...branches(template)].flatMap(({ name, answers }) => {
        const text = letterText(writeLetter(template, answers, "21 November 2026"));
        if (seen.has(text)) return [];
        seen.add(text);
        return [`===== ${letter.slug}: ${name}\n\n${text}\n`];
      });
    },
  );
  writeFileSync(file, printed.join("\n"));
});
