/** Tables that the server sorts and filters do it by themselves once somebody comes near their form. */
export function startLiveTables(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-live-table]")) {
    const events = ["pointerover", "pointerdown", "focusin"];
    const start = () => {
      for (const event of events) frame.removeEventListener(event, start);
      import("./enliven-table.ts").then(
        ({ enlivenTable }) => enlivenTable(frame),
        // Without this code the form and the links ask the server.
        () => undefined,
      );
    };
    for (const event of events) frame.addEventListener(event, start, { passive: true });
  }
}
