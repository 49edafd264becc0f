import { defineConfig } from "vitest/config";
import { SlowestFirst } from "./tests/support/slowest-first.ts";

/** Apart from vite.config.ts on purpose: Vitest fails when React Router's plugin is loaded. */
export default defineConfig({
  test: {
    environment: "node",
    sequence: { sequencer: SlowestFirst },
    reporters: ["default", "./tests/support/flaky-reporter.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,collections,server,desk,editor,scripts}/**/*.test.{ts,tsx}",
            "lab/{faults,proof,rehearsal,validation}/**/*.test.ts",
            "tests/architecture/**/*.test.ts",
          ],
          // What files import is loaded once for all of them: half of the time goes there otherwise.
          pool: "threads",
          isolate: false,
          // Many start a store or a mail server; on a busy machine that takes its time.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // The built site as a whole, mostly in a real browser. Each file has its own visitors, and its own
          // server, data and port where it changes anything; the third one works while two wait.
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/architecture/**"],
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
