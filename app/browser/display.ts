/** Applies the saved display preferences as attributes for `app/styles/display.css`; see `display-choice.ts`. */
export function applyDisplay(): void {
  try {
    // Without preferences this assigns `null`, which does nothing.
    const saved = JSON.parse(localStorage.getItem("otc-display") as string);
    Object.assign(document.documentElement.dataset, saved);
  } catch {
    // Storage is forbidden or invalid: defaults apply.
  }
}

/** Loads the code of display choice, offers, print and copy buttons and saving forms where a page has them. */
export function startPageTools(): void {
  if (
    !document.querySelector(
      "[data-print],[data-copy],[data-display-choice],[data-offer],[data-saves]",
    )
  )
    return;
  import("./page-tools.ts").then(
    ({ startTools }) => startTools(),
    // Without it, print buttons stay hidden and the choice points to browser settings.
    () => undefined,
  );
}
