import { type EvidenceEntry, emptyEntry, evidenceFields, isFilled } from "./evidence.ts";

/** Storage key of what the user chose to keep. `app/browser/quick-exit.ts` removes it too. */
const keptKey = "otc-evidence";
/** Session key that hands the entries to the next letter. */
const nextKey = "otc-next-evidence";

/** Maximum number of entries. */
export const maxEntries = 60;
/** Maximum length of a field, in characters. */
export const maxFieldLength = 2000;

/** Parses stored entries and drops what is damaged. */
export function parseEvidence(text: string | null): EvidenceEntry[] {
  const stored: unknown = JSON.parse(text ?? "{}");
  const { entries } = Object(stored) as { entries?: unknown };
  if (!Array.isArray(entries)) return [];
  return entries
    .slice(0, maxEntries)
    .map((entry: unknown) => {
      const given = Object(entry) as Record<string, unknown>;
      const known = evidenceFields.map((name) => {
        const value = given[name];
        return [name, typeof value === "string" ? value.slice(0, maxFieldLength) : ""] as const;
      });
      return { ...emptyEntry, ...Object.fromEntries(known) };
    })
    .filter(isFilled);
}

const serialise = (entries: readonly EvidenceEntry[]) =>
  JSON.stringify({ otcEvidence: 1, entries: entries.filter(isFilled) });

/** Loads the entries that this device keeps; none where storage is forbidden or damaged. */
export function loadEvidence(): EvidenceEntry[] {
  try {
    return parseEvidence(localStorage.getItem(keptKey));
  } catch {
    return [];
  }
}

/**
 * Keeps the entries on this device.
 * @returns whether they were kept
 */
export function saveEvidence(entries: readonly EvidenceEntry[]): boolean {
  try {
    localStorage.setItem(keptKey, serialise(entries));
    return true;
  } catch {
    return false;
  }
}

/** Removes the kept entries from this device. */
export function removeEvidence(): void {
  try {
    localStorage.removeItem(keptKey);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Hands the entries to the next letter, in this tab alone. */
export function handEvidence(entries: readonly EvidenceEntry[]): void {
  try {
    sessionStorage.setItem(nextKey, serialise(entries));
  } catch {
    // Without storage the letter starts without them.
  }
}

/** Takes the handed entries out of the session, so that a reload starts from scratch. */
export function takeHandedEvidence(): EvidenceEntry[] {
  try {
    const handed = parseEvidence(sessionStorage.getItem(nextKey));
    sessionStorage.removeItem(nextKey);
    return handed;
  } catch {
    return [];
  }
}
