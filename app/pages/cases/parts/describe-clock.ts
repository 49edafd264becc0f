import type { CountedClock } from "#schemas/cases/case-clock.ts";

/** What came of a time limit, in a few words; counted to the day on which the case was last checked. */
export function describeClock({ state, days }: CountedClock): string {
  const count = days === 1 ? "1 day" : `${days} days`;
  switch (state) {
    case "late":
      return `${count} late`;
    case "in time":
      return days === 0 ? "On the last day" : `In time, ${count} early`;
    case "running":
      return days === 0 ? "Ends today" : `${count} left`;
    case "over":
      return `Ended ${count} ago`;
  }
}
