import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** The faults of one test, and the outcome. */
export interface FaultRecord {
  /** The fault, e.g. `killed outright while messages came in`. */
  fault: string;
  /** How often, in words, e.g. `100 kills, 4,211 messages acknowledged`. */
  tried: string;
  /** Acknowledged and missing afterwards, or refused although it should not have been. */
  lost: number;
  /** Records and actions that exist twice. */
  doubled: number;
  /** What a reader would ask next. */
  note?: string;
}

/** `npm run test:faults` turns the lines of this file into `docs/reliability.md`. */
export const faultRecords = "test-results/faults.jsonl";

/** Records the outcome for the report; a test still asserts with `expect`. */
export function recordFault(record: FaultRecord): void {
  mkdirSync(dirname(faultRecords), { recursive: true });
  appendFileSync(faultRecords, `${JSON.stringify(record)}\n`);
}
