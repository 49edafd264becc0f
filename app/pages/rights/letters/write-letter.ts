import { formatDay } from "#collections/formats/format-day.ts";
import { joinList } from "#collections/formats/join-list.ts";
import { plural } from "#collections/formats/plural.ts";
import type { LetterField } from "#collections/letters/letter-file.ts";
import { isIsoDay } from "#collections/time/iso-day.ts";
import type { Answers, LetterTemplate } from "./letter-template.ts";
import { typedText } from "./typed-text.ts";

/** A value that was filled in. Lines that are still empty are ruled on paper, and nowhere else. */
export interface Gap {
  field: string;
  label: string;
  /** Part of a sentence, and never empty. */
  isInline: boolean;
  value: string;
}

export type Piece = string | Gap;

/** A letter as page, preview, e-mail and tests show it, from top to bottom. */
export type Block =
  | { kind: "from" | "to"; lines: readonly Piece[] }
  | { kind: "date"; gap: Gap }
  | { kind: "subject"; text: string; basis: string }
  | { kind: "paragraph"; pieces: readonly Piece[] }
  | { kind: "list"; intro: string; points: readonly string[] }
  | { kind: "sign"; close: string; gap: Gap; name: string };

type When = Readonly<Record<string, readonly string[]>> | undefined;

/** Initial answers: the first option of each choice, and the points that are ticked by default. */
export function firstAnswers({ choices, lists }: LetterTemplate): Answers {
  return Object.fromEntries([
    ...choices.map(({ name, options }) => [name, options[0]?.value ?? ""]),
    ...lists.flatMap(({ points }) =>
      points.map(({ name, isOn }) => [name, isOn ? "ticked" : "unticked"]),
    ),
  ]);
}

/** Whether a part belongs to a letter with these answers. */
export function holds(when: When, answers: Answers): boolean {
  return Object.entries(when ?? {}).every(([name, values]) => {
    const answer = answers[name]?.trim() ?? "";
    const isFilled = () => typedText(answer) !== "";
    return values.some((value) =>
      value === "filled" ? isFilled() : value === "empty" ? !isFilled() : answer === value,
    );
  });
}

/** Blanks answers to fields that other answers hide; a list is ticked when one of its points is. */
export function shownAnswers(template: LetterTemplate, answers: Answers): Answers {
  const visible: Record<string, string> = { ...answers };
  const { choices, fields, lists } = template;
  for (const { name, when } of choices) if (!holds(when, visible)) visible[name] = "";
  for (const { name, when } of Object.values(fields).flat()) {
    if (!holds(when, visible)) visible[name] = "";
  }
  for (const { name, when } of lists.flatMap(({ points }) => points)) {
    if (!holds(when, visible)) visible[name] = "unticked";
  }
  for (const { name, points } of lists) {
    visible[name] = points.some((point) => visible[point.name] === "ticked")
      ? "ticked"
      : "unticked";
  }
  return visible;
}

/** The time limit for the answer to this letter; undefined where the Act sets none. */
export function limitOf(
  template: LetterTemplate,
  answers: Answers,
): { section: string; days: number } | undefined {
  const visible = shownAnswers(template, answers);
  return template.limit.find(({ when }) => holds(when, visible));
}

/**
 * Writes a letter. Whatever needs a value that is still empty is left out.
 * @param today formatted, e.g. `21 November 2026`; empty leaves a ruled line on paper
 * @param way on paper something is enclosed, in an e-mail it is attached, and an SMS carries nothing
 */
export function writeLetter(
  template: LetterTemplate,
  typed: Answers,
  today = "",
  way: keyof LetterTemplate["words"]["enclose"] = "paper",
): Block[] {
  const answers = shownAnswers(template, typed);
  const { words, isComplaint, to, language } = template;
  const fields = new Map(
    Object.values(template.fields)
      .flat()
      .map((field) => [field.name, field]),
  );
  const gap = (name: string, isInline = false): Gap => {
    const field = fields.get(name);
    const label = field?.gap ?? field?.label ?? name;
    return { field: name, label, isInline, value: typedValue(field, answers, language) };
  };
  const days = template.limit.find(({ when }) => holds(when, answers))?.days ?? 0;
  const worded = (text: string) =>
    text
      .replaceAll("{limit}", plural(words.days, days, language).replace("{days}", `${days}`))
      .replaceAll("{enclose}", words.enclose[way]);
  const paragraph = (text: string): Block[] => {
    const pieces = fill(worded(text), (name) => gap(name, text !== `{${name}}`));
    return pieces ? [{ kind: "paragraph", pieces }] : [];
  };
  const list = (name: string, here?: string): Block[] => {
    const group = template.lists.find((candidate) => candidate.name === name);
    const points = (group?.points ?? [])
      .filter((point) => answers[point.name] === "ticked")
      .map(({ text }) => text);
    if (!group || points.length === 0) return [];
    const intro = worded(here ?? group.intro);
    return points.length > 1 && !group.isInline
      ? [{ kind: "list", intro: `${intro}:`, points }]
      : [{ kind: "paragraph", pieces: [`${intro} ${joinList(points, language)}.`] }];
  };
  const subject = template.subject.filter(({ when }) => holds(when, answers));
  const basis = template.basis.find(({ when }) => holds(when, answers))?.sections ?? [];
  const marks = words.marks.filter(({ name }) => answers[name] === "ticked");
  return [
    { kind: "from", lines: [gap("name"), gap("contact")] },
    { kind: "date", gap: { field: "date", label: words.gaps.date, isInline: false, value: today } },
    {
      kind: "to",
      lines: isComplaint ? to : [...to, gap("organisation"), gap("address")],
    },
    {
      kind: "subject",
      text: subject.map(({ text }) => text).join(" "),
      basis: cite(basis, template),
    },
    ...[words.greeting, ...marks.map(({ text }) => text)].flatMap(paragraph),
    ...template.body
      .filter(({ when }) => holds(when, answers))
      .flatMap((part) => ("list" in part ? list(part.list, part.intro) : paragraph(part.text))),
    {
      kind: "sign",
      close: words.close,
      gap: { field: "signed", label: words.gaps.signed, isInline: false, value: "" },
      name: gap("name").value,
    },
  ];
}

/** The papers that go with a letter, as the page says them afterwards; empty where there are none. */
export function papersOf(template: LetterTemplate, typed: Answers): string {
  const answers = shownAnswers(template, typed);
  const chosen = [
    ...template.choices.flatMap(({ name, options }) =>
      options.filter(({ value }) => answers[name] === value),
    ),
    ...template.lists.flatMap(({ points }) =>
      points.filter(({ name }) => answers[name] === "ticked"),
    ),
  ];
  return joinList(
    chosen.flatMap(({ attach }) => attach ?? []),
    template.language,
  );
}

/** A letter as plain text, for an e-mail or a message: the name is the signature. */
export function letterText(blocks: readonly Block[]): string {
  const textOf = (piece: Piece) => (typeof piece === "string" ? piece : piece.value);
  const texts = blocks.map((block) => {
    switch (block.kind) {
      case "from":
      case "to":
        return block.lines.map(textOf).filter(Boolean).join("\n");
      case "date":
        return textOf(block.gap);
      case "subject":
        return `${block.text}\n${block.basis}`;
      case "paragraph":
        return block.pieces.map(textOf).join("");
      case "list":
        return [block.intro, ...block.points.map((point) => `- ${point}`)].join("\n");
      case "sign":
        return `${block.close}\n${block.name}`.trim();
    }
    return "";
  });
  // Programs for messages break lines where they like.
  return texts.filter(Boolean).join("\n\n").replaceAll("\u00a0", " ");
}

function typedValue(field: LetterField | undefined, answers: Answers, language: string): string {
  const value = typedText(answers[field?.name ?? ""]);
  return field?.kind === "day" ? formatTypedDay(value, language) : value;
}

/** What a date field holds, such as `21 November 2026`; empty for anything that is not a day. */
export function formatTypedDay(day: string, language = "en"): string {
  return isIsoDay(day) ? formatDay(day, language) : "";
}

/**
 * Replaces braces by values. Words in square brackets stay away while a value among them is empty. A value that ends
 * with a full stop takes no second one.
 * @returns undefined while another value is empty
 */
function fill(text: string, gap: (name: string) => Gap): Piece[] | undefined {
  const isMissing = (passage: string) =>
    [...passage.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => gap(name).value === "");
  const filled = text.replace(/\[([^\]]*)\]/g, (_, words: string) =>
    isMissing(words) ? "" : words,
  );
  if (isMissing(filled)) return undefined;
  const pieces: Piece[] = [];
  for (const [index, piece] of filled.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 1) {
      pieces.push(gap(piece));
      continue;
    }
    const before = pieces.at(-1);
    const hasEnd = typeof before === "object" && /[.!?]$/.test(before.value);
    const remainder = hasEnd ? piece.replace(/^\./, "") : piece;
    if (remainder) pieces.push(remainder);
  }
  return pieces;
}

function cite(cited: readonly string[], { words, language }: LetterTemplate) {
  if (cited.length === 0) return words.act;
  const label = cited.length > 1 ? words.sections : words.section;
  return `${label.replace("{sections}", joinList(cited, language))}, ${words.act}`;
}
