import { z } from "zod";
import { kampalaDay } from "./kampala-day.ts";

const day = z.iso.date();
const time = z.iso.datetime({ offset: true });

/**
 * Reads a day such as `2026-03-04`, or a time with its zone such as `2026-03-04T09:30:00+03:00` (ISO 8601). Nothing
 * else is read: `Date.parse` takes `04/03/2026` for 3 April and 30 February for 2 March.
 * @returns milliseconds since 1970, a day as its start in UTC; undefined for any other text
 */
export function parseMoment(text: string): number | undefined {
  return day.safeParse(text).success || time.safeParse(text).success ? Date.parse(text) : undefined;
}

/** Whether a text that `parseMoment` reads lies ahead. A day counts as begun once it has begun in Kampala. */
export function isAhead(text: string, now: number): boolean {
  return day.safeParse(text).success ? text > kampalaDay(now) : Date.parse(text) > now;
}
