/** How long pointing takes to open a tooltip, as `tooltip.module.css` has it, in milliseconds. */
const openDelay = 700;
/** How soon after a tooltip closed the next one opens without delay, in milliseconds. */
const skipDelay = 300;

/** Opens a second tooltip without delay soon after the first, and closes tooltips on Escape. */
export function startTooltips(): void {
  const root = document.documentElement;
  let enteredAt = 0;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const isCrossing = ({ target, relatedTarget }: PointerEvent) => {
    const control = (target as Element).closest?.("[data-tooltip]");
    return control && !control.contains(relatedTarget as Node | null);
  };

  addEventListener("pointerover", (event) => {
    if (!isCrossing(event)) return;
    enteredAt = event.timeStamp;
    if (root.dataset.tooltips === "off") delete root.dataset.tooltips;
  });
  addEventListener("pointerout", (event) => {
    const wasOpen = event.timeStamp - enteredAt >= openDelay || root.dataset.tooltips === "quick";
    if (!isCrossing(event) || !wasOpen) return;
    root.dataset.tooltips = "quick";
    clearTimeout(closing);
    closing = setTimeout(() => delete root.dataset.tooltips, skipDelay);
  });
  addEventListener("focusin", () => delete root.dataset.tooltips);
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") root.dataset.tooltips = "off";
  });
}
