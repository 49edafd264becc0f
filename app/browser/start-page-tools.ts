/** Loads the code of offers, print and copy buttons and saving forms where a page has them. */
export function startPageTools(): void {
  if (!document.querySelector("[data-print],[data-copy],[data-offer],[data-saves]")) return;
  import("./page-tools.ts").then(
    ({ startTools }) => startTools(),
    // Without it, print buttons stay hidden.
    () => undefined,
  );
}
