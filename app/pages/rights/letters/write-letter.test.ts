import { describe, expect, test } from "vitest";
import { smsLength, smsParts } from "#collections/formats/sms.ts";
import { sectionsIn } from "#collections/letters/letter-mistakes.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { daysOfSection } from "#collections/rights/rights.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { type Answers, type LetterTemplate, letterTemplate } from "./letter-template.ts";
import { shortMessage } from "./short-message.ts";
import {
  type Block,
  firstAnswers,
  holds,
  letterText,
  limitOf,
  papersOf,
  shownAnswers,
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
  const points = [
    ...template.lists.flatMap((list) => list.points.map(({ name }) => name)),
    ...template.words.marks.map(({ name }) => name),
  ];
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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each(letters)("$letter.slug reads the same with signs that are not seen", ({ template }) => {
  const fields = Object.values(template.fields).flat();
  const unseen = Object.fromEntries(fields.map(({ name }) => [name, "\u200b"]));
  const answers = firstAnswers(template);
  expect(writeLetter(template, { ...answers, ...unseen })).toEqual(writeLetter(template, answers));
});

describe.each(letters)("$letter.slug", ({ letter, template }) => {
  const texts = template.lists.flatMap(({ points }) => points.map(({ text }) => text));
  const uniquePoints = new Set(
    texts.filter((text) => texts.filter((other) => other.includes(text)).length === 1),
  );
  const all = [...branches(template)].map(({ name, answers }) => {
    const blocks = writeLetter(template, answers, "21 November 2026");
    return { name, answers, blocks, text: letterText(blocks) };
  });

  test("says nothing of what was left empty, and all that was filled in", () => {
    for (const { name, answers, text, blocks } of all) {
      expect(text, name).not.toMatch(/[{}[\]…]|\.\.|__|undefined|null|\b0 days|NaN/);
      const pieces = blocks.flatMap((block) => ("pieces" in block ? block.pieces : []));
      for (const piece of pieces) {
        expect(typeof piece === "string" ? piece.trim() : piece.value, name).not.toBe("");
      }
      const shown = shownAnswers(template, answers);
      for (const { name: field, kind } of Object.values(template.fields).flat()) {
        if (kind === "line" && shown[field]) expect(text, name).toContain(`<${field}>`);
      }
    }
  });

  test("says a point where it is ticked, and only there", () => {
    for (const { name, answers, text } of all) {
      const shown = shownAnswers(template, answers);
      for (const point of template.lists.flatMap(({ points }) => points)) {
        const isSaid = new RegExp(`(^- | |, )${escaped(point.text)}(,|\\.| and |$)`, "m").test(
          text,
        );
        // Some words stand in two points, of which only one can be shown.
        if (shown[point.name] === "ticked") expect(isSaid, `${name}: ${point.name}`).toBe(true);
        else if (uniquePoints.has(point.text)) {
          expect(isSaid, `${name}: ${point.name}`).toBe(false);
        }
      }
      for (const mark of template.words.marks) {
        const opening = mark.text.replace(/[[.].*/s, "");
        expect(text.includes(opening), `${name}: ${mark.name}`).toBe(shown[mark.name] === "ticked");
      }
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
          expect(text, name).toMatch(/[.,:?]$/);
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
    const cited = [...letter.law, ...form.law];
    const known = new Set(cited.map(({ section }) => section.replace(/\(.*/, "")));
    for (const { name, text, answers } of all) {
      for (const section of sectionsIn(text))
        expect(known, name).toContain(section.replace(/\(.*/, ""));
      for (const [, days] of text.matchAll(/(\d+) days/g)) {
        const given = sectionsIn(text).map((section) => daysOfSection[section.replace(/\(.*/, "")]);
        expect(given, name).toContain(Number(days));
      }
      const limit = limitOf(template, answers);
      if (!limit) continue;
      // Proof that follows later starts the days, so the letter names no day of its own then.
      const end = answers.proof === "later" ? "from receipt" : "of receiving this letter";
      expect(text, name).toContain(`${limit.days} days ${end}`);
      expect(daysOfSection[limit.section], name).toBe(limit.days);
      expect(subjectOf(text), name).toContain(limit.section);
    }
  });

  test("has a limit only where something is asked for", () => {
    for (const { name, answers } of all) {
      if (/, none, (filled|empty)$/.test(`, ${name}`)) {
        expect(limitOf(template, answers), name).toBeUndefined();
      }
    }
  });

  test("uses every part in some variant", () => {
    const parts = [...letter.subject, ...letter.body, ...letter.basis, ...letter.limit];
    for (const part of parts) {
      expect(
        all.some(({ answers }) => holds(part.when, shownAnswers(template, answers))),
        JSON.stringify(part),
      ).toBe(true);
    }
  });
});

const subjectOf = (text: string) => text.split("\n").find((line) => line.includes("Act 9 of 2019"));

const templateOf = (slug: string) => {
  const found = letters.find(({ letter }) => letter.slug === slug);
  if (!found) throw new Error(`There is no letter "${slug}".`);
  return found.template;
};

test("joins one, two and three points of a sentence", () => {
  const harms = ["fear", "shame", "loss"];
  const sentences = harms.map((_, index) => {
    const ticked = Object.fromEntries(harms.slice(0, index + 1).map((name) => [name, "ticked"]));
    const template = templateOf("stop-harm");
    return letterText(writeLetter(template, { ...firstAnswers(template), ...ticked }))
      .split("\n")
      .find((line) => line.startsWith("The harm"));
  });
  expect(sentences).toEqual([
    "The harm is fear.",
    "The harm is fear and shame before others.",
    "The harm is fear, shame before others and loss of money.",
  ]);
});

test("shortens every letter to an SMS of at most 300 signs and two parts", () => {
  for (const { slug } of getLetters()) {
    const template = templateOf(slug);
    const typed = { name: "Nakawunde", contact: "0700 000 111", what: "Ŋŋoma … ".repeat(60) };
    const blocks = writeLetter(template, { ...firstAnswers(template), ...typed }, "", "sms");
    const message = shortMessage(blocks, template.words.request);
    expect(smsLength(message), slug).toBeLessThanOrEqual(300);
    expect(smsParts(message), slug).toBeLessThanOrEqual(2);
    expect(message, slug).toMatch(/Data Protection and Privacy Act.+Nakawunde\n0700 000 111$/s);
  }
});

test("encloses on paper, attaches in an app, gives beside an SMS, and names the papers", () => {
  const template = templateOf("access");
  const answers = { ...firstAnswers(template), proof: "added" };
  expect(letterText(writeLetter(template, answers))).toContain("I enclose proof");
  expect(letterText(writeLetter(template, answers, "", "sent"))).toContain("I attach proof");
  expect(letterText(writeLetter(template, answers, "", "sms"))).toContain("Separately I give you");
  expect(papersOf(template, answers)).toMatch(/^your proof of identity/);
  expect(papersOf(template, { ...answers, proof: "later" })).toBe("");
});
