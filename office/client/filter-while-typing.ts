/** Hides the rows below a field in which its words are not. Without this script, Enter leads to the same list. */
export function filterWhileTyping(input: HTMLInputElement): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`.${input.dataset.filters} > li`)];
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const said =
        `${row.textContent} ${row.querySelector("a")?.getAttribute("href")}`.toLowerCase();
      row.hidden = !words.every((word) => said.includes(word));
    }
  });
}
