import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Separate from vite.config.ts, because Vitest fails with React Router's plugin. */
export default defineConfig({
  test: {
    name: "unit",
    environment: "node",
    // Beside the code. The built site as a whole has playwright.config.ts.
    include: [
      "{app,collections,server,office,scripts,workshop}/**/*.test.{ts,tsx}",
      "tests/{architecture,model}/**/*.test.ts",
    ],
    setupFiles: "tests/support/unit-setup.ts",
    reporters: ["./tests/support/calm-reporter.ts"],
    // docs/decisions/0038-gate-and-full-run.md says what belongs where.
    tags: [{ name: "slow", description: "left to `npm run test:full`" }],
    // A busy machine takes longer than the second that is Vitest's own limit.
    expect: { poll: { timeout: 20_000 } },
    // Imports are loaded once for all files, which halves the time.
    pool: "threads",
    // One more than processors, because some tests wait.
    maxWorkers: availableParallelism() + 1,
    isolate: false,
    // Many start a store or a mail server, which is slow on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
