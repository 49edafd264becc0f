import { expect, test } from "vitest";
import { describeFaults, readFaults } from "./fault-report.ts";

test("a record says what was lost and doubled, and what was skipped, as it was", () => {
  const records = [
    { fault: "Cut", tried: "3 cuts", lost: 2, doubled: 1, note: "Why." },
    { fault: "Burnt", tried: "1 fire", lost: 0, doubled: 0 },
  ];
  const facts = { day: "2026-11-22", commit: "abc1234", machine: "Node 24.21.0 on 2 cores" };
  const text = describeFaults({ ...facts, records, titles: ["- a part"], passed: 7, skipped: 3 });
  expect(readFaults(text)).toEqual([records[0], { ...records[1], note: "" }]);
  expect(text).toContain("on 2026-11-22 at commit abc1234, with Node 24.21.0 on 2 cores.");
  expect(text).toContain("7 tests passed in this run, none failed, 3 were skipped.");
});
