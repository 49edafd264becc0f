import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts on purpose: Vitest fails when React Router's plugin is loaded. */
export default defineConfig({
  test: {
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "{app,schemas,server,desk,scripts,benchmarks}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
          ],
          // Many start a store or a mail server; on a busy machine that takes its time.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          // The built site as a whole, mostly in a real browser: one file after another.
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: ["tests/architecture/**"],
          globalSetup: "tests/support/shared-site.ts",
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
