import { inLanguage } from "#collections/formats/current-language.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { formatTypedDay } from "./write-letter.ts";

/** What is written down about each time, in the order of the form. */
export const evidenceFields = ["date", "time", "from", "what", "seen", "harm"] as const;
export type EvidenceField = (typeof evidenceFields)[number];

/** Something that happened once. Each field may be empty. */
export type EvidenceEntry = Readonly<Record<EvidenceField, string>>;

const blank = { date: "", time: "", from: "", what: "", seen: "", harm: "" };
export const emptyEntry: EvidenceEntry = blank;

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
  const start = join(": ", join(", ", moment, part("from")), entry.what.trim());
  const text = start.slice(0, 1).toUpperCase() + start.slice(1);
  return join(" ", text.replace(/([^.!?…])$/, "$1."), part("seen"), part("harm"));
}

/** All entries in sentences for a letter, in English, numbered as on the sheet when there are several. */
export function evidenceText(entries: readonly EvidenceEntry[], words: LineWords): string {
  const lines = inLanguage("en", () => entries.map((entry) => evidenceLine(entry, words)));
  const isOne = lines.length === 1;
  return lines.map((line, index) => (isOne ? line : `${index + 1}. ${line}`)).join("\n");
}

const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);
