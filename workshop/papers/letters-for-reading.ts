import {
  type Answers,
  type LetterTemplate,
  letterTemplate,
} from "../../app/pages/rights/letters/letter-template.ts";
import { answersFrom } from "../../app/pages/rights/letters/opening.ts";
import { sheetParts } from "../../app/pages/rights/letters/sheet-parts.ts";
import {
  firstAnswers,
  letterText,
  shownAnswers,
  writeLetter,
} from "../../app/pages/rights/letters/write-letter.ts";
import { sectionsIn } from "../../collections/letters/letter-mistakes.ts";
import { getLetters, type Letter } from "../../collections/letters/letters.ts";
import { textsOf } from "../../collections/reading/leaves.ts";
import { getAct, sectionOf } from "../../collections/rights/act.ts";
import { getLetterForm } from "../../collections/site/letter-form.ts";

/** One way through the questions of a letter. */
interface Branch {
  /** The answers in words; empty where the letter asks nothing. */
  name: string;
  answers: Answers;
}

/** Every combination of answers to the questions of a letter; a question that other answers hide counts once. */
export function branchesOf(template: LetterTemplate): Branch[] {
  let branches: Branch[] = [{ name: "", answers: firstAnswers(template) }];
  for (const { name, options } of template.choices) {
    branches = branches.flatMap((branch) => {
      const isAsked = shownAnswers(template, branch.answers)[name] !== "";
      if (!isAsked) return [branch];
      return options.map(({ value, label }) => ({
        name: [branch.name, label].filter(Boolean).join(" · "),
        answers: { ...branch.answers, [name]: value },
      }));
    });
  }
  return branches;
}

/** A follow-up as it opens from a letter in the list of requests: one kept with its days, and one without any. */
function followUpsOf(template: LetterTemplate, letters: readonly Letter[]): Branch[] {
  if (template.choices[0]?.name !== "first") return [];
  return letters.flatMap(({ slug: letter, limit }) =>
    [...limit.slice(0, 1), undefined].map((one) => {
      const request = { id: "", letter, days: one?.days, organisation: "", sent: "2026-11-02" };
      const answers = { ...firstAnswers(template), ...answersFrom(request, template) };
      return { name: `after the letter ${letter}, kept with ${one?.days ?? "no"} days`, answers };
    }),
  );
}

/** The ways in which a branch may be left: fields filled or empty, and all points and ticks about the writer or none. */
export function fillingsOf(template: LetterTemplate, { answers }: Branch): Record<string, Answers> {
  const fields = Object.values(template.fields).flat();
  const points = [...template.lists.flatMap((list) => list.points), ...template.words.marks];
  const typed = Object.fromEntries(
    fields.map(({ name, label, kind }) => [name, kind === "day" ? "2026-11-02" : `[${label}]`]),
  );
  const all = (value: "ticked" | "unticked") =>
    Object.fromEntries(points.map(({ name }) => [name, value]));
  return {
    filled: { ...answers, ...typed },
    empty: answers,
    "all ticked": { ...answers, ...typed, ...all("ticked") },
    "none ticked": { ...answers, ...typed, ...all("unticked") },
  };
}

/**
 * Everything that the letters can say, for a lawyer to read in an hour: a table of branches and the sections that each
 * cites, then every branch filled, empty, with all points ticked and with none, for paper, e-mail and SMS, and the words
 * of the blank sheet. A paragraph of a letter is printed once, with a number; where it stands again, the number.
 * @param root repository root
 * @returns lines to print
 */
export function describeLetters(root: string): string[] {
  const act = getAct(root);
  const form = getLetterForm(root);
  const all = getLetters(root);
  const letters = all.map((letter) => {
    const template = letterTemplate(letter, form);
    const branches = [...branchesOf(template), ...followUpsOf(template, all)].map((branch) => ({
      ...branch,
      texts: Object.entries(fillingsOf(template, branch)).flatMap(([name, answers]) =>
        (["paper", "sent", "sms"] as const).flatMap((way) => {
          const text = letterText(writeLetter(template, answers, "23 November 2026", way));
          return way === "paper" || name === "all ticked" ? { name: `${name}, ${way}`, text } : [];
        }),
      ),
    }));
    return { ...letter, branches };
  });
  const table = letters.flatMap(({ slug, branches }) =>
    branches.map(({ name, texts }, index) => {
      const cited = new Set(texts.flatMap(({ text }) => sectionsIn(text)));
      const sections = [...cited].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
      return `${`${slug} ${index + 1}`.padEnd(20)}${sections.join(", ").padEnd(44)}${name}`;
    }),
  );
  const full = letters.flatMap((letter) => {
    const numbers = new Map<string, number>();
    return [
      "",
      "=".repeat(100),
      letter.heading.toUpperCase(),
      ...letter.law.flatMap(({ section, quotes }) => [
        `  s. ${section}: ${sectionOf(act, section)?.says ?? ""}`,
        ...quotes.map((quote) => `      “${quote}”`),
      ]),
      ...letter.branches.flatMap(({ name, texts }, index) => [
        "",
        `--- ${letter.slug} ${index + 1}  ${name}`,
        ...texts.flatMap(({ name: filling, text }) => {
          const paragraphs = text.split("\n\n");
          const unread = paragraphs.filter((paragraph) => !numbers.has(paragraph));
          for (const paragraph of unread) numbers.set(paragraph, numbers.size + 1);
          const order = paragraphs.map((paragraph) => numbers.get(paragraph)).join(" ");
          return [
            `${filling}: ${order}`,
            ...unread.map((paragraph) => `[${numbers.get(paragraph)}] ${paragraph}`),
          ];
        }),
      ]),
      "",
      `--- ${letter.slug}, blank sheet`,
      letter.sheet.title,
      letter.sheet.basis,
      ...sheetParts(letter, form).flatMap(({ heading, text, boxes }, index) => [
        [`${index + 1}. ${heading}`, text].filter(Boolean).join(" "),
        ...boxes.map((box) => `   [ ] ${box}`),
      ]),
      ...[letter.sheet.answer, letter.sheet.close, letter.sheet.count].flatMap(
        (text) => text ?? [],
      ),
    ];
  });
  return [
    `${letters.length} letters in ${table.length} branches, compared with: ${act.source}.`,
    "",
    `${"letter and branch".padEnd(20)}${"sections that it cites".padEnd(44)}answers`,
    ...table,
    ...full,
    "",
    "--- on every blank sheet",
    ...form.marks.map(({ onPaper }) => `[ ] ${onPaper}`),
    ...textsOf(form.paper).map(({ text }) => text),
  ];
}
