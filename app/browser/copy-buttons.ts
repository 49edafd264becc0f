/** How long a button shows the confirmation, in milliseconds. */
const confirmationDuration = 2500;

/** Makes `data-copy` buttons copy the text of the element with that id, or select it without permission. */
export function startCopyButtons(): void {
  addEventListener("click", async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-copy]") : null;
    const source = document.getElementById(button?.dataset.copy ?? "");
    const label = button?.firstElementChild;
    if (!button || !source || !label) return;
    button.dataset.label ??= label.textContent;
    try {
      await navigator.clipboard.writeText(source.textContent.trim());
      label.textContent = "Copied";
    } catch {
      getSelection()?.selectAllChildren(source);
      label.textContent = "Selected";
    }
    setTimeout(() => {
      label.textContent = button.dataset.label ?? "";
    }, confirmationDuration);
  });
}
