import { readStored, takeStored, writeStored } from "./device-storage.ts";
import { type EvidenceEntry, emptyEntry, evidenceFields, isFilled } from "./evidence.ts";

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
  const given: Record<string, unknown> = Object(entry);
  const texts = evidenceFields.filter((name) => typeof given[name] === "string");
  const known = texts.map((name) => [name, String(given[name]).slice(0, maxFieldLength)]);
  return { ...emptyEntry, ...Object.fromEntries(known) };
}

function serialise(all: readonly EvidenceEntry[]): string {
  const entries = all.filter(isFilled);
  return entries.length === 0 ? "" : JSON.stringify({ otcEvidence: 1, entries });
}

/** Loads the entries that this device keeps. */
export const loadEvidence = () => parseEvidence(readStored("localStorage", keptKey));

/**
 * Keeps the entries on this device; without entries it keeps nothing.
 * @returns whether the browser did so
 */
export const saveEvidence = (entries: readonly EvidenceEntry[]) =>
  writeStored("localStorage", keptKey, serialise(entries));

/** Hands the entries to the next letter, in this tab alone. */
export const handEvidence = (entries: readonly EvidenceEntry[]) =>
  writeStored("sessionStorage", nextKey, serialise(entries));

/** Takes the handed entries. */
export const takeHandedEvidence = () => parseEvidence(takeStored(nextKey));
