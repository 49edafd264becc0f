/** What became of a letter, once somebody has said so. */
export const outcomes = [
  "fulfilled",
  "silence",
  "fee",
  "identification",
  "part",
  "refused",
] as const;
export type Outcome = (typeof outcomes)[number];

/** A letter that somebody sent, as her own device remembers it: never its text. */
export interface SavedRequest {
  id: string;
  /** Name of the letter, e.g. `stop-harm`. */
  letter: string;
  organisation: string;
  /** Day of sending, e.g. `2026-11-21`. */
  sent: string;
  /** Section and days of its limit; absent where the Act sets none. */
  section?: string | undefined;
  days?: number | undefined;
  /** What became of it, and on which day. */
  outcome?: Outcome | undefined;
  answered?: string | undefined;
}

/** Where the list lies on the device. `app/browser/quick-exit.ts` removes it too. */
const listKey = "otc-requests";
/** The request that the next letter is about, for the one step from the list to that letter. */
const nextKey = "otc-next-letter";

/** Why a file is no list of requests. */
export type Mistake =
  | { kind: "not-json" | "not-ours" | "newer" | "too-many" }
  | { kind: "entry"; number: number; field: string };

/** More than anybody writes; a larger file is none of ours, and a larger list is not kept. */
const maxRequests = 500;
/** More bytes than a list of requests can have. */
export const maxListBytes = 500_000;
/** Signs of an organisation's name that are kept. */
const maxNameLength = 300;

/** The list as a file and as the device holds it. */
export function serialiseRequests(requests: readonly SavedRequest[]): string {
  return JSON.stringify({ otcRequests: 1, requests }, null, 1);
}

/**
 * Reads a list back and believes nothing of it.
 * @param skipsDamaged leaves out entries that are damaged, instead of refusing the whole list
 */
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
    if (!isDamaged) requests.set(entry.id, onlyKnownFields(entry as SavedRequest));
  }
  return [...requests.values()];
}

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** Whether a text is a day of this century, such as `2026-11-21`; there is no 31 February. */
export const isDay = (value: unknown) =>
  typeof value === "string" &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  new Date(Date.parse(value) || 0).toISOString().startsWith(value);
const isShort = (value: unknown, max: number) => typeof value === "string" && value.length <= max;

/** Name of the first field that cannot be right; empty when all can. */
function wrongField(entry: Group): string {
  const checks: Record<keyof SavedRequest, boolean> = {
    // It becomes a line of a calendar file, so it is one word.
    id: typeof entry.id === "string" && /^[\w-]{1,40}$/.test(entry.id),
    letter: isShort(entry.letter, 40) && entry.letter !== "",
    organisation: isShort(entry.organisation, maxNameLength),
    sent: isDay(entry.sent),
    // A section is there for its days, and none without them.
    section: entry.days === undefined ? entry.section === undefined : isShort(entry.section, 10),
    days:
      entry.days === undefined ||
      (Number.isInteger(entry.days) && Number(entry.days) > 0 && Number(entry.days) < 400),
    outcome:
      entry.outcome === undefined || (outcomes as readonly unknown[]).includes(entry.outcome),
    answered:
      entry.answered === undefined
        ? entry.outcome === undefined || entry.outcome === "silence"
        : isDay(entry.answered),
  };
  return Object.entries(checks).find(([, isRight]) => !isRight)?.[0] ?? "";
}

function onlyKnownFields(entry: SavedRequest): SavedRequest {
  const { id, letter, organisation, sent, section, days, outcome, answered } = entry;
  return { id, letter, organisation, sent, section, days, outcome, answered };
}

/** The name of an organisation as the list keeps it: cut where it is endless, and never in the middle of a sign. */
export function truncateName(organisation: string): string {
  return organisation.slice(0, maxNameLength).replace(/\p{Cs}$/u, "");
}

/** Requests of this device that are not damaged; none where storage is forbidden or holds something else. */
export function loadRequests(): SavedRequest[] {
  try {
    const found = parseRequests(localStorage.getItem(listKey) ?? "", true);
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * Keeps a list that can be read back, unless a newer version of this page has kept one.
 * @returns whether the device has kept it
 */
export function saveRequests(requests: readonly SavedRequest[]): boolean {
  try {
    if (requests.length === 0) {
      localStorage.removeItem(listKey);
      return true;
    }
    const text = serialiseRequests(requests);
    const before = parseRequests(localStorage.getItem(listKey) ?? "", true);
    const isNewer = !Array.isArray(before) && before.kind === "newer";
    const isTooMuch = requests.length > maxRequests || new Blob([text]).size > maxListBytes;
    if (isNewer || isTooMuch) return false;
    localStorage.setItem(listKey, text);
    return true;
  } catch {
    return false;
  }
}

/** A name that no other request has. */
export function newRequestId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

/** Hands a request to the next letter, in this tab alone. */
export function handToNextLetter(request: SavedRequest): void {
  try {
    sessionStorage.setItem(nextKey, serialiseRequests([request]));
  } catch {
    // Then the next letter begins empty.
  }
}

/** The request that the list has handed over; it is taken out, so that a reload begins anew. */
export function takeHandedRequest(): SavedRequest | undefined {
  try {
    const found = parseRequests(sessionStorage.getItem(nextKey) ?? "");
    sessionStorage.removeItem(nextKey);
    return Array.isArray(found) ? found[0] : undefined;
  } catch {
    return undefined;
  }
}
