/** Loads the filter of the law library where the address asks for a kind; without it the whole list shows. */
export function startLawFilter(): void {
  const list = document.querySelector<HTMLElement>("[data-laws]");
  const kind = new URLSearchParams(location.search).get("kind");
  if (!list || !kind) return;
  import("./law-filter.ts").then(
    ({ filterLaws }) => filterLaws(list, kind),
    () => undefined,
  );
}
