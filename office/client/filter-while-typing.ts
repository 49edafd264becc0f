import { comparableText, searchTerms } from "../core/comparable-text.ts";

/** Hides the rows below a field in which its words are not. Without this script, Enter leads to the same list. */
export function filterWhileTyping(input: HTMLInputElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`.${input.dataset.filters} > li`)];
  input.addEventListener("input", () => {
    const words = searchTerms(input.value);
    for (const row of rows) {
      const address = row.querySelector("a")?.getAttribute("href");
      const comparable = comparableText(`${row.textContent} ${address}`);
      row.hidden = !words.every((word) => comparable.includes(word));
    }
  });
}
