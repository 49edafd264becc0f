/** Enhances tables that the server sorts and filters, on the first interaction. */
export function startEnhancedTables(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-enhanced-table]")) {
    const events = ["pointerover", "pointerdown", "focusin"];
    const start = () => {
      for (const event of events) frame.removeEventListener(event, start);
      import("./enhance-table.ts").then(
        ({ enhanceTable }) => enhanceTable(frame),
        // Without this code the form and the links ask the server.
        () => undefined,
      );
    };
    for (const event of events) frame.addEventListener(event, start, { passive: true });
  }
}
