import { startCopyButtons } from "./copy-buttons.ts";
import { startChoice } from "./display-choice.ts";

/** Enables print buttons, copy buttons and the display choice. */
export function startTools(): void {
  startCopyButtons();
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
  const choice = document.querySelector<HTMLElement>("[data-display-choice]");
  if (choice) startChoice(choice);
}
