/**
 * Whether this is `npm run test:full`, where tests that repeat something do so more often. What runs in which of the
 * two is said by the tags `@gate` (playwright.config.ts) and `slow` (vitest.config.ts).
 */
export const isFullRun = process.env.FULL_RUN === "yes";
