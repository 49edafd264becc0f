import { isIsoDay } from "#collections/time/iso-day.ts";
import { readStored, takeStored, writeStored } from "./device-storage.ts";
import { pick } from "./pick.ts";
import { typedText } from "./typed-text.ts";

export const outcomes = [
  "fulfilled",
  "silence",
  "fee",
  "identification",
  "part",
  "refused",
] as const;
export type Outcome = (typeof outcomes)[number];

/** Ways in which a letter reached the organisation; each gives another proof of receipt. */
export const receiptWays = ["stamp", "hand", "post", "email"] as const;
export type ReceiptWay = (typeof receiptWays)[number];

/** A letter as the device stores it, without its text. */
export interface SavedRequest {
  id: string;
  /** Name of the letter, e.g. `stop-harm`. */
  letter: string;
  organisation: string;
  /** Day of sending, e.g. `2026-11-21`; empty while it is not sent. */
  sent: string;
  /** Section and days of its limit; absent where the Act sets none. */
  section?: string | undefined;
  days?: number | undefined;
  /** Day of receipt and its way; absent until the user knows them. */
  received?: string | undefined;
  way?: ReceiptWay | undefined;
  /** Day on which the organisation had the proof of identity; only section 24 waits for it. */
  proof?: string | undefined;
  outcome?: Outcome | undefined;
  answered?: string | undefined;
}

/** Storage key of the list. `app/browser/quick-exit.ts` removes it too. */
const listKey = "otc-requests";
/** Session key that hands a request to the next letter. */
const nextKey = "otc-next-letter";

export type Mistake =
  | { kind: "not-json" | "not-ours" | "newer" | "too-many" }
  | { kind: "entry"; number: number; field: string };

/** Maximum number of requests in a file or in storage. */
const maxRequests = 500;
/** Maximum size of a list, in bytes. */
export const maxListBytes = 500_000;
/** Maximum length of an organisation's name, in characters. */
const maxNameLength = 300;

export function serialiseRequests(requests: readonly SavedRequest[]): string {
  return JSON.stringify({ otcRequests: 1, requests }, null, 1);
}

/** Parses and validates a list; `skipsDamaged` drops damaged entries instead of rejecting it. */
export function parseRequests(text: string, skipsDamaged = false): SavedRequest[] | Mistake {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: "not-json" };
  }
  if (!isGroup(value) || typeof value.otcRequests !== "number") return { kind: "not-ours" };
  if (value.otcRequests > 1) return { kind: "newer" };
  if (!Array.isArray(value.requests)) return { kind: "not-ours" };
  if (value.requests.length > maxRequests) return { kind: "too-many" };
  const requests = new Map<string, SavedRequest>();
  for (const [index, entry] of value.requests.entries()) {
    const field = isGroup(entry) ? wrongField(entry) : "id";
    const isDamaged = field !== "" || requests.has(entry.id);
    if (isDamaged && !skipsDamaged) {
      return { kind: "entry", number: index + 1, field: field || "id" };
    }
    if (!isDamaged) requests.set(entry.id, pick(entry as SavedRequest, fieldNames));
  }
  return [...requests.values()];
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a value is a valid day of this century, such as `2026-11-21`. */
export const isDay = (value: unknown) =>
  typeof value === "string" && value.startsWith("20") && isIsoDay(value);
const isShort = (value: unknown, max: number) => typeof value === "string" && value.length <= max;

const isMissing = (value: unknown) => value === undefined;

/** Whether a field of an entry is valid, by its name; the names are those that are read. */
const checks: Record<keyof SavedRequest, (value: unknown, entry: Group) => boolean> = {
  // It becomes a line of a calendar file.
  id: (id) => typeof id === "string" && /^[\w-]{1,40}$/.test(id),
  letter: (letter) => isShort(letter, 40) && letter !== "",
  organisation: (name) => isShort(name, maxNameLength),
  sent: (day) => day === "" || isDay(day),
  // A section requires days, and days a section.
  section: (section, { days }) => (isMissing(days) ? isMissing(section) : isShort(section, 10)),
  days: (days) =>
    isMissing(days) || (Number.isInteger(days) && Number(days) > 0 && Number(days) < 400),
  received: (day) => isMissing(day) || isDay(day),
  way: (way) => isMissing(way) || (receiptWays as readonly unknown[]).includes(way),
  proof: (day) => isMissing(day) || isDay(day),
  outcome: (outcome) => isMissing(outcome) || (outcomes as readonly unknown[]).includes(outcome),
  answered: (day, { outcome }) =>
    isMissing(day) ? isMissing(outcome) || outcome === "silence" : isDay(day),
};
const fieldNames = Object.keys(checks) as (keyof SavedRequest)[];

/** Name of the first invalid field; empty when all are valid. */
const wrongField = (entry: Group) =>
  fieldNames.find((name) => !checks[name](entry[name], entry)) ?? "";

/** Cleans and truncates the name of an organisation, never inside a surrogate pair. */
export function truncateName(organisation: string): string {
  return typedText(organisation)
    .slice(0, maxNameLength)
    .replace(/\p{Cs}$/u, "");
}

/** Loads the valid requests of this device; none where storage is forbidden. */
export function loadRequests(): SavedRequest[] {
  const stored = parseRequests(readStored("localStorage", listKey), true);
  return Array.isArray(stored) ? stored : [];
}

/** Saves the list, unless it is too large or a newer page has saved one. @returns whether it was saved */
export function saveRequests(requests: readonly SavedRequest[]): boolean {
  const text = requests.length === 0 ? "" : serialiseRequests(requests);
  const before = parseRequests(readStored("localStorage", listKey), true);
  const isNewer = !Array.isArray(before) && before.kind === "newer";
  const isTooMuch = requests.length > maxRequests || new Blob([text]).size > maxListBytes;
  return !(text && (isNewer || isTooMuch)) && writeStored("localStorage", listKey, text);
}

export function newRequestId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

/** Hands a request to the next letter, in this tab alone; without storage that letter starts empty. */
export function handToNextLetter(request: SavedRequest): void {
  writeStored("sessionStorage", nextKey, serialiseRequests([request]));
}

export function takeHandedRequest(): SavedRequest | undefined {
  const handed = parseRequests(takeStored(nextKey));
  return Array.isArray(handed) ? handed[0] : undefined;
}
