/** Shows one kind of laws alone, where the list knows it. */
export function filterLaws(list: HTMLElement, kind: string): void {
  const link = list.querySelector<HTMLElement>(`[data-only="${CSS.escape(kind)}"]`);
  const heading = list.querySelector("h2");
  const status = list.querySelector<HTMLElement>("[role=status]");
  if (!link || !heading || !status) return;
  list.dataset.filtered = kind;
  const rows = [...list.querySelectorAll<HTMLElement>("[data-kind]")];
  for (const row of rows) row.hidden = row.dataset.kind !== kind;
  const countries = [...list.querySelectorAll("h4")].map((name) => name.parentElement);
  const letters = list.querySelectorAll<HTMLElement>("section");
  for (const group of [...countries, ...letters]) {
    if (group) group.hidden = !group.querySelector("[data-kind]:not([hidden])");
  }
  list.querySelector("[aria-current]")?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "page");
  heading.textContent = link.firstChild?.textContent?.trim() ?? "";
  const { one = "", many = "" } = status.dataset;
  const count = link.querySelector("span")?.textContent ?? "";
  status.textContent = count === "1" ? one : many.replace("{count}", count);
  document.title = `${heading.textContent} – ${document.title}`;
}
