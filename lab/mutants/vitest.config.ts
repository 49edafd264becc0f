import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";

const folder = process.env.MUTANTS_FOLDER ?? "";

/** The tests beside the code of one folder, and those of its contract with every store, on SQLite. */
export default defineConfig({
  test: {
    environment: "node",
    include: [
      `${folder}/*.test.ts`,
      ...globSync(`${folder}/*.contract.ts`).map(() => "server/store/sqlite.test.ts"),
    ],
    // Each mutant has a thread of its own, in which all files may share what was imported.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
