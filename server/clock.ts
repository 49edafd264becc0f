import { kampalaDay } from "#collections/formats/kampala-day.ts";

/** Returns milliseconds since 1970. Injected, so that tests can set it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** In milliseconds. */
export const day = 24 * 3_600_000;

const format = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Africa/Kampala",
});

/** Formats a moment in Kampala's time: `2026-11-21 12:30`. */
export function kampalaTime(moment: number): string {
  return format.format(moment);
}

const clockTime = new Intl.DateTimeFormat("en-GB", {
  timeStyle: "short",
  timeZone: "Africa/Kampala",
});
const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Africa/Kampala" });

/** Says a moment as people do, in Kampala: `today 12:30`, `yesterday 12:30`, `21 Nov 2026, 12:30`. */
export function spokenTime(moment: number, now = Date.now()): string {
  const near = { today: 0, yesterday: -day, tomorrow: day };
  const name = Object.entries(near).find(
    ([, away]) => kampalaDay(now + away) === kampalaDay(moment),
  )?.[0];
  return `${name ?? `${date.format(moment)},`} ${clockTime.format(moment)}`;
}
