/** Outcomes of a letter, as recorded by its sender. */
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

/** A sent letter as the device stores it, without its text. */
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

/** Why a file is not a valid list of requests. */
export type Mistake =
  | { kind: "not-json" | "not-ours" | "newer" | "too-many" }
  | { kind: "entry"; number: number; field: string };

/** Maximum number of requests in a file or in storage. */
const maxRequests = 500;
/** Maximum size of a list, in bytes. */
export const maxListBytes = 500_000;
/** Maximum length of an organisation's name, in characters. */
const maxNameLength = 300;

/** Serialises the list for a file or for storage. */
export function serialiseRequests(requests: readonly SavedRequest[]): string {
  return JSON.stringify({ otcRequests: 1, requests }, null, 1);
}

/**
 * Parses and validates a list.
 * @param skipsDamaged drops damaged entries instead of rejecting the whole list
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
/** Whether a value is a valid day of this century, such as `2026-11-21`. */
export const isDay = (value: unknown) =>
  typeof value === "string" &&
  /^20\d\d-\d\d-\d\d$/.test(value) &&
  new Date(Date.parse(value) || 0).toISOString().startsWith(value);
const isShort = (value: unknown, max: number) => typeof value === "string" && value.length <= max;

/** Name of the first invalid field; empty when all are valid. */
function wrongField(entry: Group): string {
  const checks: Record<keyof SavedRequest, boolean> = {
    // It becomes a line of a calendar file.
    id: typeof entry.id === "string" && /^[\w-]{1,40}$/.test(entry.id),
    letter: isShort(entry.letter, 40) && entry.letter !== "",
    organisation: isShort(entry.organisation, maxNameLength),
    sent: isDay(entry.sent),
    // A section requires days, and days a section.
    section: entry.days === undefined ? entry.section === undefined : isShort(entry.section, 10),
    days:
      entry.days === undefined ||
      (Number.isInteger(entry.days) && Number(entry.days) > 0 && Number(entry.days) < 400),
    received: entry.received === undefined || isDay(entry.received),
    way: entry.way === undefined || (receiptWays as readonly unknown[]).includes(entry.way),
    proof: entry.proof === undefined || isDay(entry.proof),
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
  const { id, letter, organisation, sent, section, days } = entry;
  const { received, way, proof, outcome, answered } = entry;
  return {
    id,
    letter,
    organisation,
    sent,
    section,
    days,
    received,
    way,
    proof,
    outcome,
    answered,
  };
}

/** Truncates the name of an organisation, never inside a surrogate pair. */
export function truncateName(organisation: string): string {
  return organisation.slice(0, maxNameLength).replace(/\p{Cs}$/u, "");
}

/** Loads the valid requests of this device; none where storage is forbidden. */
export function loadRequests(): SavedRequest[] {
  try {
    const stored = parseRequests(localStorage.getItem(listKey) ?? "", true);
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Saves the list, unless it is too large or a newer version of this page has saved one.
 * @returns whether it was saved
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

/** Makes a unique id. */
export function newRequestId(): string {
  return Math.random().toString(36).slice(2) + Date.now().toString(36);
}

/** Hands a request to the next letter, in this tab alone. */
export function handToNextLetter(request: SavedRequest): void {
  try {
    sessionStorage.setItem(nextKey, serialiseRequests([request]));
  } catch {
    // Without storage the next letter starts empty.
  }
}

/** Takes the handed request out of the session, so that a reload starts from scratch. */
export function takeHandedRequest(): SavedRequest | undefined {
  try {
    const handed = parseRequests(sessionStorage.getItem(nextKey) ?? "");
    sessionStorage.removeItem(nextKey);
    return Array.isArray(handed) ? handed[0] : undefined;
  } catch {
    return undefined;
  }
}
