import { addDays, daysBetween } from "#collections/time/days.ts";
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

/** State of a request; `soon` are the last three days of its limit, the last one included. */
export type RequestState = "waiting" | "soon" | "overdue" | "answered" | "unfulfilled";

/** Progress of a request. */
export interface Progress {
  state: RequestState;
  /** Days since it was sent, up to its answer. */
  passed: number;
  /** Days left; negative when overdue, undefined without a limit. */
  left: number | undefined;
  /** Last day of the limit. */
  dueOn: string | undefined;
}

const soonDays = 3;

/**
 * Counts the days of a request from its sending. The Act counts from receipt, which only the organisation
 * knows, so the result is an estimate.
 */
export function progressOf(request: SavedRequest, on: string): Progress {
  const { sent, days, outcome, answered } = request;
  const isAnswered = outcome !== undefined && outcome !== "silence";
  const passed = Math.max(0, daysBetween(sent, isAnswered ? (answered ?? on) : on));
  const dueOn = days === undefined ? undefined : addDays(sent, days);
  const left =
    dueOn === undefined ? undefined : daysBetween(isAnswered ? (answered ?? on) : on, dueOn);
  if (isAnswered) {
    return { state: outcome === "fulfilled" ? "answered" : "unfulfilled", passed, left, dueOn };
  }
  if (left === undefined || left >= soonDays) return { state: "waiting", passed, left, dueOn };
  return { state: left < 0 ? "overdue" : "soon", passed, left, dueOn };
}

const order: readonly RequestState[] = ["overdue", "soon", "waiting", "unfulfilled", "answered"];

/** Sorts by urgency, then oldest first. */
export function byUrgency(requests: readonly SavedRequest[], on: string): SavedRequest[] {
  const rank = (request: SavedRequest) => order.indexOf(progressOf(request, on).state);
  return [...requests].sort((a, b) => rank(a) - rank(b) || a.sent.localeCompare(b.sent));
}
