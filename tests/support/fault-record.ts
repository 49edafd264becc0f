import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { type FaultRecord, faultRecords } from "../../scripts/fault-record.ts";

/** Notes the outcome for the record; a test still says with `expect` what is right. */
export function recordFault(record: FaultRecord): void {
  mkdirSync(dirname(faultRecords), { recursive: true });
  appendFileSync(faultRecords, `${JSON.stringify(record)}\n`);
}
