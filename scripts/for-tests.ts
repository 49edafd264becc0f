/**
 * Whether this build is for tests only (`scripts/build.ts --for-tests`): the same HTML, scripts and styles as for
 * visitors, but one share card in the place of all, and files packed quickly instead of well. It takes half the time.
 */
export const isForTests = process.env.OTC_FOR_TESTS === "yes";
