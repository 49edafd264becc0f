import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listEvents } from "#collections/following/events.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { announceEvents } from "./find-events.ts";

const now = Date.UTC(2026, 10, 25, 9);
const file = "content/cases/data-protection-complaint.yaml";
const thing = "case/data-protection-complaint";

/** A copy of the content, and what a server finds in it. */
async function openCopy() {
  const root = temporaryFolder();
  cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
  const store = await openSqlite(join(root, "otc.sqlite"));
  onTestFinished(() => store.close());
  let looks = 0;
  return {
    /** Replaces a text of the case's file that stands there once. */
    edit(before: string, after: string) {
      const text = readFileSync(join(root, file), "utf8");
      expect(text.split(before), before).toHaveLength(2);
      writeFileSync(join(root, file), text.replace(before, after));
    },
    /** Looks for new events twice, as after a restart. @returns what is told of */
    async look() {
      looks += 1;
      const clock = () => now + looks * 60_000;
      for (const _ of [1, 2]) await announceEvents(store, clock, (day) => listEvents(day, root));
      return store.tables
        .selectFrom("content_events")
        .select(["key", "kind", "title"])
        .where("found_at", "=", clock())
        .orderBy("key")
        .execute();
    },
  };
}

test("of a case's file, finds exactly what was edited: a new step, a correction, the end", async () => {
  const { edit, look } = await openCopy();
  await look();
  expect(await look()).toEqual([]);

  const inserted = "  - date: 2025-06-02\n    by: forum\n    title: A hearing\n    sources: [1]\n";
  edit("  - date: 2025-07-03\n", `${inserted}  - date: 2025-07-03\n`);
  expect(await look()).toEqual([
    { key: `${thing} step 2025-06-02`, kind: "new", title: "A hearing" },
  ]);

  // Another name, or a day that is known better or worse, is no news of a step.
  edit("caseName: The founder and 3 others against", "caseName: The founder and three against");
  edit("    isLatest: true\n", "");
  edit("It has 14 days to respond.", "It has 15 days to respond.");
  expect(await look()).toEqual([
    { key: `${thing} step 2025-03-12`, kind: "correction", title: "Formal notice to the company" },
  ]);

  edit("  - date: 2025-07-10\n", "  - date: 2025-07-11\n");
  // A time limit is known by its last day.
  const limit = (from: string) => `    from: ${from}\n    days: 30\n    rule: ug-s34\n    # ⚠ 53`;
  edit(limit("2025-07-18"), limit("2025-07-17"));
  expect(await look()).toEqual([
    { key: `${thing} limit 2025-08-16`, kind: "correction", title: "A time limit has ended" },
    { key: `${thing} step 2025-07-11`, kind: "correction", title: "The company responds" },
  ]);

  const added = "  - { date: 2026-11-25, title: We had one day wrong, text: It was 11 July. }\n";
  edit("corrections:\n", `corrections:\n${added}`);
  expect(await look()).toEqual([
    { key: `${thing} correction 2026-11-25`, kind: "correction", title: "We had one day wrong" },
  ]);

  const end = "  - date: 2026-11-25\n    by: forum\n    closes: true\n    title: Settled\n";
  edit("\norders:\n", `\n${end}    sources: [1]\norders:\n`);
  expect(await look()).toEqual([
    { key: `${thing} step 2026-11-25`, kind: "closed", title: "Settled" },
  ]);

  edit("    title: A hearing\n", "    closes: true\n    title: A hearing\n");
  expect(await look()).toEqual([
    { key: `${thing} step 2025-06-02`, kind: "closed", title: "A hearing" },
  ]);
  edit("    title: A hearing\n", "    title: A last hearing\n");
  expect(await look()).toEqual([
    { key: `${thing} step 2025-06-02`, kind: "correction", title: "A last hearing" },
  ]);
});
