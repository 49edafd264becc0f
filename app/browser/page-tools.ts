import { startCopyButtons } from "./copy-buttons.ts";
import { startChoice } from "./display-choice.ts";

/** Brings buttons to print and to copy and the choice of display to life; a page without them never fetches this. */
export function startTools(): void {
  startCopyButtons();
  for (const button of document.querySelectorAll<HTMLElement>("[data-print]")) {
    button.hidden = false;
    button.onclick = () => print();
  }
  const choice = document.querySelector<HTMLElement>("[data-display-choice]");
  if (choice) startChoice(choice);
}
