import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

/** Separate from vite.config.ts, because Vitest fails with React Router's plugin. */
export default defineConfig({
  test: {
    environment: "node",
    sequence: { sequencer: SlowestFirst },
    reporters: ["./tests/support/calm-reporter.ts"],
    // docs/decisions/0038-gate-and-full-run.md says what belongs where.
    tags: [
      // One try only, in a full run too: an unsteady test here is a fault to find.
      { name: "gate", description: "of the whole site, and a part of `npm test`", retry: 0 },
      { name: "slow", description: "beside the code, and left to `npm run test:full`" },
    ],
    // A page on a busy machine takes longer than the second that is Vitest's own limit.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,collections,server,office,scripts,workshop}/**/*.test.{ts,tsx}",
            "tests/{architecture,model}/**/*.test.ts",
          ],
          // Imports are loaded once for all files, which halves the time.
          pool: "threads",
          // One more than processors, because some tests wait.
          maxWorkers: availableParallelism() + 1,
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
          // Only of what the gate leaves out; calm-reporter.ts prints each second try.
          retry: 1,
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
