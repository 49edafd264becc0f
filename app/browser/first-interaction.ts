const events = ["pointerover", "pointerdown", "focusin"];

/** Calls `start` once, when the visitor first points at an element, presses it or moves the focus into it. */
export function onFirstInteraction(element: HTMLElement, start: () => void): void {
  const startOnce = () => {
    for (const event of events) element.removeEventListener(event, startOnce);
    start();
  };
  for (const event of events) element.addEventListener(event, startOnce, { passive: true });
}
