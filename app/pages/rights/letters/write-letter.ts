import { formatDay } from "#collections/formats/format-day.ts";
import type { LetterField } from "#collections/letters/letters.ts";
import type { Answers, LetterTemplate } from "./letter-template.ts";

/** A place to fill in; while its value is empty, a ruled line with a label below. */
export interface Gap {
  field: string;
  label: string;
  /** `inline` is part of a sentence, `line` a separate line, `long` a paragraph. */
  kind: "inline" | "line" | "long";
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
  | { kind: "sign"; close: string; gap: Gap };

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
    return values.some((value) =>
      value === "filled" ? answer !== "" : value === "empty" ? answer === "" : answer === value,
    );
  });
}

/** Blanks answers to fields that other answers hide. */
export function shownAnswers(template: LetterTemplate, answers: Answers): Answers {
  const shown: Record<string, string> = { ...answers };
  const { choices, fields, lists } = template;
  for (const { name, when } of choices) if (!holds(when, shown)) shown[name] = "";
  for (const { name, when } of Object.values(fields).flat()) {
    if (!holds(when, shown)) shown[name] = "";
  }
  for (const { name, when } of lists.flatMap(({ points }) => points)) {
    if (!holds(when, shown)) shown[name] = "unticked";
  }
  return shown;
}

/** The time limit for the answer to this letter; undefined where the Act sets none. */
export function limitOf(
  template: LetterTemplate,
  answers: Answers,
): { section: string; days: number } | undefined {
  const shown = shownAnswers(template, answers);
  return template.limit.find(({ when }) => holds(when, shown));
}

/**
 * Writes a letter.
 * @param today formatted, e.g. `21 November 2026`; empty leaves a ruled line
 */
export function writeLetter(template: LetterTemplate, given: Answers, today = ""): Block[] {
  const answers = shownAnswers(template, given);
  const { words, isComplaint, to } = template;
  const fields = new Map(
    Object.values(template.fields)
      .flat()
      .map((field) => [field.name, field]),
  );
  const gap = (name: string, kind: Gap["kind"]): Gap => {
    const field = fields.get(name);
    return { field: name, label: field?.gap ?? name, kind, value: typedValue(field, answers) };
  };
  const line = (name: string) => gap(name, "line");
  const days = template.limit.find(({ when }) => holds(when, answers))?.days ?? 0;
  const paragraph = (text: string): Block => ({
    kind: "paragraph",
    pieces: fill(text.replaceAll("{limit}", days === 1 ? "1 day" : `${days} days`), (name) =>
      gap(name, text === `{${name}}` ? "long" : "inline"),
    ),
  });
  const list = (name: string): Block[] => {
    const group = template.lists.find((candidate) => candidate.name === name);
    if (!group) return [];
    const points = group.points
      .filter((point) => answers[point.name] === "ticked")
      .map(({ text }) => text);
    const { intro, gap: label } = group;
    if (points.length > 1) return [{ kind: "list", intro: `${intro}:`, points }];
    if (points[0]) return [{ kind: "paragraph", pieces: [`${intro} ${points[0]}.`] }];
    const empty: Gap = { field: name, label: label ?? "", kind: "inline", value: "" };
    return label ? [{ kind: "paragraph", pieces: [`${intro} `, empty] }] : [];
  };
  const subject = template.subject.filter(({ when }) => holds(when, answers));
  const basis = template.basis.find(({ when }) => holds(when, answers))?.sections ?? [];
  return [
    { kind: "from", lines: template.fields.you.map(({ name }) => line(name)) },
    { kind: "date", gap: { field: "date", label: words.gaps.date, kind: "line", value: today } },
    {
      kind: "to",
      lines: isComplaint ? to : [...to, line("organisation"), line("address")],
    },
    {
      kind: "subject",
      text: subject.map(({ text }) => text).join(" "),
      basis: cite(basis, words),
    },
    paragraph(words.greeting),
    ...template.body
      .filter(({ when }) => holds(when, answers))
      .flatMap((part) => ("list" in part ? list(part.list) : [paragraph(part.text)])),
    {
      kind: "sign",
      close: words.close,
      gap: { field: "signed", label: words.gaps.signed, kind: "line", value: "" },
    },
  ];
}

/** A letter as plain text, for an e-mail or a message: empty gaps are dots, and the name is the signature. */
export function letterText(blocks: readonly Block[]): string {
  const name = blocks
    .flatMap((block) => (block.kind === "from" ? block.lines : []))
    .find((piece) => typeof piece !== "string" && piece.field === "name");
  const textOf = (piece: Piece) => (typeof piece === "string" ? piece : piece.value || "………");
  const texts = blocks.map((block) => {
    switch (block.kind) {
      case "from":
      case "to":
        return block.lines.map(textOf).join("\n");
      case "date":
        return textOf(block.gap);
      case "subject":
        return `${block.text}\n${block.basis}`;
      case "paragraph":
        return block.pieces.map(textOf).join("");
      case "list":
        return [block.intro, ...block.points.map((point) => `- ${point}`)].join("\n");
      case "sign":
        return `${block.close}\n${textOf(name ?? "………")}`;
    }
    return "";
  });
  return texts.join("\n\n");
}

function typedValue(field: LetterField | undefined, answers: Answers): string {
  const value = answers[field?.name ?? ""]?.trim() ?? "";
  return field?.kind === "day" ? formatTypedDay(value) : value;
}

/**
 * Formats what a date field holds.
 * @returns such as `21 November 2026`; empty for anything that is not a day
 */
export function formatTypedDay(day: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay ? formatDay(day) : "";
}

/** Replaces braces by gaps. A value that ends with a full stop takes no second one. */
function fill(text: string, gap: (name: string) => Gap): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, piece] of text.split(/\{(\w+)\}/).entries()) {
    if (index % 2 === 1) {
      pieces.push(gap(piece));
      continue;
    }
    const before = pieces.at(-1);
    const hasEnd = typeof before === "object" && /[.!?]$/.test(before.value);
    const rest = hasEnd ? piece.replace(/^\./, "") : piece;
    if (rest) pieces.push(rest);
  }
  return pieces;
}

function cite(
  sections: readonly string[],
  { act, section, sections: several }: LetterTemplate["words"],
) {
  if (sections.length === 0) return act;
  const named =
    sections.length > 1
      ? `${several} ${sections.slice(0, -1).join(", ")} and ${sections.at(-1)}`
      : `${section} ${sections[0]}`;
  return `${named}, ${act}`;
}
