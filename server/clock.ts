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
