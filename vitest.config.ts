import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

/** Separate from vite.config.ts, because Vitest fails with React Router's plugin. */
export default defineConfig({
  test: {
    environment: "node",
    sequence: { sequencer: SlowestFirst },
    reporters: ["default", "./tests/support/flaky-reporter.ts"],
    // A page on a busy machine takes longer than the second that is Vitest's own limit.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,collections,server,desk,editor,scripts,workshop}/**/*.test.{ts,tsx}",
            "lab/{faults,proof,rehearsal,validation}/**/*.test.ts",
            "tests/{architecture,model}/**/*.test.ts",
          ],
          // Imports are loaded once for all files, which halves the time.
          pool: "threads",
          // One for each processor; left alone, Vitest keeps one free.
          maxWorkers: availableParallelism(),
          isolate: false,
          // Many start a store or a mail server, which is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // The built site as a whole, mostly in a real browser. Each file has separate visitors, and a separate
          // server, data and port where it changes anything. Three workers, because two often wait.
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/{architecture,model}/**"],
          globalSetup: "tests/support/shared-site.ts",
          maxWorkers: 3,
          // Each second try is printed; see flaky-reporter.ts.
          retry: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
