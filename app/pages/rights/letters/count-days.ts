import type { SavedRequest } from "./saved-requests.ts";

const dayLength = 86_400_000;

/** Today where the reader is, e.g. `2026-11-21`. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** No letter is older than this; a clock that shows an earlier day is wrong, as after an empty battery. */
const earliestDay = "2024-01-01";

/** Today, or nothing where the clock is wrong: a letter with a ruled gap is better than one of 1970. */
export function letterDate(now = new Date()): string {
  const day = today(now);
  return day < earliestDay ? "" : day;
}

/** A day some days after another, e.g. 14 after `2026-11-21`: `2026-12-05`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when the second is earlier. */
function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** State of a request; `soon` are the last three days of its limit, the last one included. */
export type RequestState = "waiting" | "soon" | "overdue" | "answered" | "unfulfilled";

/** How far a request has come. */
export interface Progress {
  state: RequestState;
  /** Days since it was sent, up to its answer. */
  passed: number;
  /** Days to the end of its limit; negative once it is over, undefined where there is none. */
  left: number | undefined;
  /** Last day of the limit. */
  dueOn: string | undefined;
}

const soonDays = 3;

/**
 * Counts the days of a request from its sending. The Act counts from receipt, which nobody but the organisation
 * may know, so this is a help and no court date.
 */
export function progressOf(request: SavedRequest, on: string): Progress {
  const { sent, days, outcome, answered } = request;
  const isAnswered = outcome !== undefined && outcome !== "silence";
  const passed = Math.max(0, daysFrom(sent, isAnswered ? (answered ?? on) : on));
  const dueOn = days === undefined ? undefined : addDays(sent, days);
  const left =
    dueOn === undefined ? undefined : daysFrom(isAnswered ? (answered ?? on) : on, dueOn);
  if (isAnswered) {
    return { state: outcome === "fulfilled" ? "answered" : "unfulfilled", passed, left, dueOn };
  }
  if (left === undefined || left >= soonDays) return { state: "waiting", passed, left, dueOn };
  return { state: left < 0 ? "overdue" : "soon", passed, left, dueOn };
}

const order: readonly RequestState[] = ["overdue", "soon", "waiting", "unfulfilled", "answered"];

/** Puts what needs a step first, and among equals the oldest. */
export function byUrgency(requests: readonly SavedRequest[], on: string): SavedRequest[] {
  const rank = (request: SavedRequest) => order.indexOf(progressOf(request, on).state);
  return [...requests].sort((a, b) => rank(a) - rank(b) || a.sent.localeCompare(b.sent));
}
