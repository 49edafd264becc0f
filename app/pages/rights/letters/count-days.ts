import { countingRules } from "#collections/time/counting-rules.ts";
import { addDays, daysBetween } from "#collections/time/days.ts";
import { type Count, type HolidayList, lastDay } from "#collections/time/last-day.ts";
import type { SavedRequest } from "./saved-requests.ts";

/** Today in the local time zone, e.g. `2026-11-21`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A clock before this day is wrong, as after an empty battery. */
const earliestDay = "2024-01-01";

/** Today; empty where the clock is wrong, because a ruled gap is better than a date in 1970. */
export function letterDate(now = new Date()): string {
  const day = today(now);
  return day < earliestDay ? "" : day;
}

/** `asked`: the day from which the limit counts is not known yet. `soon`: its last three days. */
export type RequestState =
  | "unsent"
  | "asked"
  | "waiting"
  | "soon"
  | "overdue"
  | "answered"
  | "unfulfilled";

export interface Progress {
  state: RequestState;
  /** Days since it was received, or sent while the receipt is unknown, up to its answer. */
  passed: number;
  /** Days left; negative when overdue, undefined without a last day. */
  left: number | undefined;
  /** The last day with its reasons; undefined without a limit, and until the limit counts. */
  count: Count | undefined;
}

const soonDays = 3;

/** The section whose limit waits for proof of identity. */
export const proofSection = "24";

type Counted = Pick<SavedRequest, "section" | "days" | "received" | "proof">;

/**
 * Counts the limit of a request from receipt and, under section 24, not before the proof of identity was given. It
 * is not settled whether section 34 of the Interpretation Act governs a letter, so the later day is taken.
 */
export function countRequest(request: Counted, holidays: HolidayList): Count | undefined {
  const { section, days, received, proof } = request;
  const starts = section === proofSection ? [received, proof] : [received];
  const from = starts.includes(undefined) ? undefined : starts.toSorted().at(-1);
  if (days === undefined || from === undefined) return undefined;
  return lastDay(from, days, countingRules["ug-s34"], holidays);
}

/** The first day on which the last day is over, whenever a holiday falls that is not announced yet. */
const overAfter = ({ last, reasons }: Count) =>
  reasons
    .map((reason) => (reason.kind === "undated" ? addDays(reason.until, 1) : last))
    .reduce((latest, day) => (day > latest ? day : latest), last);

/** Counts the days of a request. Without a day of receipt it is never late. */
export function progressOf(request: SavedRequest, on: string, holidays: HolidayList): Progress {
  const { sent: sentOn, days, received = sentOn, outcome, answered } = request;
  if (!sentOn) return { state: "unsent", passed: 0, left: undefined, count: undefined };
  const isAnswered = outcome !== undefined && outcome !== "silence";
  const until = isAnswered ? (answered ?? on) : on;
  const count = countRequest(request, holidays);
  const isOver = count !== undefined && until > overAfter(count);
  const passed = Math.max(0, daysBetween(received, until));
  const left = count && (isOver ? daysBetween(until, count.last) : daysLeft(until, count.last));
  const progress = { passed, left, count };
  if (isAnswered) {
    return { ...progress, state: outcome === "fulfilled" ? "answered" : "unfulfilled" };
  }
  if (left === undefined) return { ...progress, state: days === undefined ? "waiting" : "asked" };
  if (isOver) return { ...progress, state: "overdue" };
  return { ...progress, state: left < soonDays ? "soon" : "waiting" };
}

const daysLeft = (on: string, last: string) => Math.max(0, daysBetween(on, last));

const order: readonly RequestState[] = [
  "overdue",
  "soon",
  "unsent",
  "asked",
  "waiting",
  "unfulfilled",
  "answered",
];

/** Sorts by urgency, then oldest first. */
export function byUrgency(
  requests: readonly SavedRequest[],
  on: string,
  holidays: HolidayList,
): SavedRequest[] {
  const rank = (request: SavedRequest) => order.indexOf(progressOf(request, on, holidays).state);
  return [...requests].sort((a, b) => rank(a) - rank(b) || a.sent.localeCompare(b.sent));
}
