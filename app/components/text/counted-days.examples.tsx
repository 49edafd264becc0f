import { CountedOn, daysSince } from "./counted-days.tsx";

/** The script of the page counts it on. */
export const count = (
  <p>
    <span {...daysSince("2025-08-18")}>466 days</span>.{" "}
    <CountedOn sentence="Counted on {today}." today="2026-11-27" />
  </p>
);
