/**
 * Sets what this device has kept about size, calm and contrast as attributes of the document, where
 * `app/styles/display.css` reads them. `display-choice.ts` keeps them under the same key.
 */
export function applyDisplay(): void {
  try {
    // Nothing kept is `null`, and so is what comes of it.
    const kept = JSON.parse(localStorage.getItem("otc-display") as string);
    Object.assign(document.documentElement.dataset, kept);
  } catch {
    // Storage is forbidden, or somebody else wrote there: the site looks as it always does.
  }
}

/** Pages that offer a choice of display or a button to print or to copy bring the code for it. */
export function startPageTools(): void {
  if (!document.querySelector("[data-print],[data-copy],[data-display-choice]")) return;
  import("./page-tools.ts").then(
    ({ startTools }) => startTools(),
    // Without it buttons to print stay hidden, and the page of the choice says how the browser does the same.
    () => undefined,
  );
}
