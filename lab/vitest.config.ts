import { defineConfig } from "vitest/config";

/** Tests that need the packages of lab/, against the built site. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["lab/{engines,standards}/**/*.test.ts"],
    globalSetup: "tests/support/shared-site.ts",
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
