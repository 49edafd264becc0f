import { onFirstInteraction } from "./first-interaction.ts";

export function startEnhancedTables(): void {
  for (const frame of document.querySelectorAll<HTMLElement>("[data-enhanced-table]")) {
    onFirstInteraction(frame, () => {
      import("./enhance-table.ts").then(
        ({ enhanceTable }) => enhanceTable(frame),
        // Without this code the form and the links ask the server.
        () => undefined,
      );
    });
  }
}
