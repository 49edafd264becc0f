import type { PageContent } from "#collections/pages/pages.ts";
import { formatTypedDay } from "./write-letter.ts";

/** What is written down about each time, in the order of the form. */
export const evidenceFields = ["date", "time", "from", "what", "seen", "harm"] as const;
export type EvidenceField = (typeof evidenceFields)[number];

/** Something that happened once. Each field may be empty. */
export type EvidenceEntry = Readonly<Record<EvidenceField, string>>;

export const emptyEntry: EvidenceEntry = {
  date: "",
  time: "",
  from: "",
  what: "",
  seen: "",
  harm: "",
};

/** Whether anything is written down about it. */
export const isFilled = (entry: EvidenceEntry) =>
  evidenceFields.some((name) => entry[name].trim() !== "");

type LineWords = PageContent<"evidence">["line"];

/** An entry in sentences, without the parts that were left empty. */
export function evidenceLine(entry: EvidenceEntry, words: LineWords): string {
  // A value that ends with a full stop takes no second one.
  const part = (name: EvidenceField & keyof LineWords, value = entry[name].trim()) =>
    value && words[name].replace(`{${name}}`, () => value).replace(/([.!?…])\.$/, "$1");
  const moment = join(" ", part("date", formatTypedDay(entry.date)), part("time"));
  const origin = capitalised(join(", ", moment, part("from")));
  return join(" ", ended(join(": ", origin, entry.what.trim())), part("seen"), part("harm"));
}

/** All entries in sentences, numbered as on the sheet when there are several. */
export function evidenceText(entries: readonly EvidenceEntry[], words: LineWords): string {
  const lines = entries.map((entry) => evidenceLine(entry, words));
  return lines.length === 1
    ? (lines[0] ?? "")
    : lines.map((line, index) => `${index + 1}. ${line}`).join("\n");
}

const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);
const ended = (text: string) => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
