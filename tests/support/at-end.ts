/** Takes what is to be done in the end: of the test, or of all tests of a file. */
export type AtEnd = (end: () => unknown) => void;

let ends: (() => unknown)[] | undefined;

/** Takes what is to be done at the end of the test that runs, whichever of the two runners runs it. */
export const atTestEnd: AtEnd = (end) => {
  if (!ends) throw new Error("No test is running.");
  ends.unshift(end);
};

/** For the runners: begins a test, and gives the function that ends it. */
export function endOfTest(): () => Promise<void> {
  const own: (() => unknown)[] = [];
  ends = own;
  return async () => {
    ends = undefined;
    for (const end of own) await end();
  };
}
