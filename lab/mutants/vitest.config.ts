import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const folder = process.env.MUTANTS_FOLDER ?? "";

/** Vitest begins with the longest file; most mutants are noticed by a short one, and the rest is then left out. */
class ShortestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).reverse();
  }
}

/** The tests beside the code of one folder, and those of its contract with every store, on SQLite. */
export default defineConfig({
  test: {
    environment: "node",
    include: [
      `${folder}/*.test.ts`,
      ...globSync(`${folder}/*.contract.ts`).map(() => "server/store/sqlite.test.ts"),
    ],
    // Hundreds of histories with kills, which each mutant would wait for.
    exclude: ["**/donation-faults.test.ts"],
    sequence: { sequencer: ShortestFirst },
    // Each mutant has a thread of its own, in which all files may share what was imported.
    isolate: false,
    // Many a mutant makes a test wait for what never comes; on a busy machine the first test of a file takes seconds.
    testTimeout: 12_000,
    hookTimeout: 2000,
  },
});
