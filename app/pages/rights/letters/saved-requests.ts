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
  /** Day of receipt; absent until the user knows it. */
  received?: string | undefined;
  /** Day on which the organisation had the proof of identity; only section 24 waits for it. */
  proof?: string | undefined;
  outcome?: Outcome | undefined;
  answered?: string | undefined;
}

/** Storage key of the list. `app/browser/quick-exit.ts` removes it too. */
const listKey = "otc-requests";
/** Session key that hands a request to the next letter. */
const nextKey = "otc-next-letter";

/** Maximum length of an organisation's name, in characters. */
const maxNameLength = 300;

/** Version of the form in which a list is stored. */
const version = 1;

export function serialiseRequests(requests: readonly SavedRequest[]): string {
  return JSON.stringify({ otcRequests: version, requests });
}

/** Parses a list, without damaged entries; empty for anything else, also for the list of a newer page. */
export function parseRequests(text: string): SavedRequest[] {
  const list = parseList(text);
  if (list.otcRequests !== version || !Array.isArray(list.requests)) return [];
  const requests = new Map<string, SavedRequest>();
  for (const entry of list.requests) {
    if (!isGroup(entry) || !fieldNames.every((name) => checks[name](entry[name], entry))) continue;
    const request = pick(entry as unknown as SavedRequest, fieldNames);
    if (!requests.has(request.id)) requests.set(request.id, request);
  }
  return [...requests.values()];
}

function parseList(text: string): Group {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
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
  proof: (day) => isMissing(day) || isDay(day),
  outcome: (outcome) => isMissing(outcome) || (outcomes as readonly unknown[]).includes(outcome),
  answered: (day, { outcome }) =>
    isMissing(day) ? isMissing(outcome) || outcome === "silence" : isDay(day),
};
const fieldNames = Object.keys(checks) as (keyof SavedRequest)[];

/** Cleans and truncates the name of an organisation, never inside a surrogate pair. */
export function truncateName(organisation: string): string {
  return typedText(organisation)
    .slice(0, maxNameLength)
    .replace(/\p{Cs}$/u, "");
}

/** Loads the valid requests of this device; none where storage is forbidden. */
export const loadRequests = () => parseRequests(readStored("localStorage", listKey));

/** Saves the list, unless a newer page has saved one. @returns whether it was saved */
export function saveRequests(requests: readonly SavedRequest[]): boolean {
  const text = requests.length === 0 ? "" : serialiseRequests(requests);
  const { otcRequests } = parseList(readStored("localStorage", listKey));
  const isNewer = Number(otcRequests) > version;
  return !(text && isNewer) && writeStored("localStorage", listKey, text);
}

export function newRequestId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

/** Hands a request to the next letter, in this tab alone; without storage that letter starts empty. */
export function handToNextLetter(request: SavedRequest): void {
  writeStored("sessionStorage", nextKey, serialiseRequests([request]));
}

export const takeHandedRequest = (): SavedRequest | undefined =>
  parseRequests(takeStored(nextKey))[0];
