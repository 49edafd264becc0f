import {
  type Answers,
  type LetterTemplate,
  letterTemplate,
} from "#app/pages/rights/letters/letter-template.ts";
import {
  firstAnswers,
  letterText,
  shownAnswers,
  writeLetter,
} from "#app/pages/rights/letters/write-letter.ts";
import { sectionsIn } from "#collections/letters/letter-mistakes.ts";
import { getLetters } from "#collections/letters/letters.ts";
import { getAct, sectionOf } from "#collections/rights/act.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";

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

/** The four ways in which a branch may be left: fields filled or empty, and all points ticked or none. */
export function fillingsOf(template: LetterTemplate, { answers }: Branch): Record<string, Answers> {
  const fields = Object.values(template.fields).flat();
  const points = template.lists.flatMap((list) => list.points);
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
 * cites, then every branch filled, empty, with all points ticked and with none. A paragraph of a letter is printed once,
 * with a number; where it stands again, the number.
 * @param root repository root
 * @returns lines to print
 */
export function describeLetters(root: string): string[] {
  const act = getAct(root);
  const form = getLetterForm(root);
  const letters = getLetters(root).map((letter) => {
    const template = letterTemplate(letter, form);
    const branches = branchesOf(template).map((branch) => ({
      ...branch,
      texts: Object.entries(fillingsOf(template, branch)).map(([name, answers]) => ({
        name,
        text: letterText(writeLetter(template, answers, "23 November 2026")),
      })),
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
    ];
  });
  const branches = letters.reduce((sum, { branches }) => sum + branches.length, 0);
  return [
    `${letters.length} letters in ${branches} branches, compared with: ${act.source}.`,
    "",
    `${"letter and branch".padEnd(20)}${"sections that it cites".padEnd(44)}answers`,
    ...table,
    ...full,
  ];
}
