/** What one test did to the site, and what came of it. */
export interface FaultRecord {
  /** What was done, e.g. `killed outright while messages came in`. */
  fault: string;
  /** How often, in words, e.g. `100 kills, 4,211 messages acknowledged`. */
  tried: string;
  /** Acknowledged and not there afterwards, or refused although it should not have been. */
  lost: number;
  /** What was kept or done twice. */
  doubled: number;
  /** What a reader would ask next. */
  note?: string;
}

/** `scripts/test-faults.ts` turns the lines of this file into `docs/reliability.md`. */
export const faultRecords = "test-results/faults.jsonl";
