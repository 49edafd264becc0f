import type { PageContent } from "#collections/pages/pages.ts";
import { readStored, takeStored, writeStored } from "./device-storage.ts";
import { typedText } from "./typed-text.ts";
import { formatTypedDay } from "./write-letter.ts";

export const evidenceFields = ["date", "time", "from", "what", "seen", "harm"] as const;
type EvidenceField = (typeof evidenceFields)[number];

/** Something that happened once. Each field may be empty. */
export type EvidenceEntry = Readonly<Record<EvidenceField, string>>;

const blank = { date: "", time: "", from: "", what: "", seen: "", harm: "" };
export const emptyEntry: EvidenceEntry = blank;

export const isFilled = (entry: EvidenceEntry) =>
  evidenceFields.some((name) => typedText(entry[name]) !== "");

type LineWords = PageContent<"evidence">["line"];

/** An entry in sentences, without the parts that were left empty. */
export function evidenceLine(entry: EvidenceEntry, labels: LineWords, language = "en"): string {
  // A value that ends with a full stop takes no second one.
  const part = (name: EvidenceField & keyof LineWords, value = typedText(entry[name])) =>
    value && labels[name].replace(`{${name}}`, () => value).replace(/([.!?…])\.$/, "$1");
  const moment = join(" ", part("date", formatTypedDay(entry.date, language)), part("time"));
  const start = join(": ", join(", ", moment, part("from")), typedText(entry.what));
  const text = start.slice(0, 1).toUpperCase() + start.slice(1);
  return join(" ", text.replace(/([^.!?…])$/, "$1."), part("seen"), part("harm"));
}

/** All entries in sentences for a letter, in English, numbered as on the sheet when there are several. */
export function evidenceText(entries: readonly EvidenceEntry[], labels: LineWords): string {
  const lines = entries.map((entry) => evidenceLine(entry, labels));
  const isOne = lines.length === 1;
  return lines.map((line, index) => (isOne ? line : `${index + 1}. ${line}`)).join("\n");
}

const join = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);

/** What the user chose to keep, and what is handed to the next letter. `app/browser/quick-exit.ts` removes both. */
const [keptKey, nextKey] = ["otc-evidence", "otc-next-evidence"];

/** Maximum number of entries, and of characters in a field. */
export const maxEntries = 60;
export const maxFieldLength = 2000;

/** Parses stored entries and drops what is damaged. */
export function parseEvidence(text: string): EvidenceEntry[] {
  let stored: { entries?: unknown } = {};
  try {
    stored = Object(JSON.parse(text));
  } catch {
    // Nothing was stored, or something else.
  }
  if (!Array.isArray(stored.entries)) return [];
  return stored.entries.slice(0, maxEntries).map(onlyKnownFields).filter(isFilled);
}

function onlyKnownFields(entry: unknown): EvidenceEntry {
  const stored: Record<string, unknown> = Object(entry);
  const texts = evidenceFields.filter((name) => typeof stored[name] === "string");
  const fields = texts.map((name) => [name, String(stored[name]).slice(0, maxFieldLength)]);
  return { ...emptyEntry, ...Object.fromEntries(fields) };
}

function serialise(all: readonly EvidenceEntry[]): string {
  const entries = all.filter(isFilled);
  return entries.length === 0 ? "" : JSON.stringify({ otcEvidence: 1, entries });
}

export const loadEvidence = () => parseEvidence(readStored("localStorage", keptKey));

/** Keeps the entries on this device; without entries nothing. @returns whether the browser did so */
export const saveEvidence = (entries: readonly EvidenceEntry[]) =>
  writeStored("localStorage", keptKey, serialise(entries));

/** Hands the entries to the next letter, in this tab alone. */
export const handEvidence = (entries: readonly EvidenceEntry[]) =>
  writeStored("sessionStorage", nextKey, serialise(entries));

export const takeHandedEvidence = () => parseEvidence(takeStored(nextKey));
