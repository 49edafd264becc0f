/**
 * Sorts and filters the rows of a table in place. It reads everything from the markup: each row has its rank in every
 * order as `data-by-<order>` and its filter values as `data-<filter>`; a `-` before an order reverses it.
 * @param frame contains a form, a sentence with the count, and the table
 */
export function enhanceTable(frame: HTMLElement): void {
  const form = frame.querySelector("form");
  const body = frame.querySelector("tbody");
  const count = frame.querySelector<HTMLElement>("[data-count]");
  const sort = form?.querySelector<HTMLSelectElement>("select[name=sort]");
  if (!form || !body || !sort) return;
  const filters = [...form.querySelectorAll("select")].filter((select) => select !== sort);
  const rows = [...body.rows];
  const usual = sort.options[0]?.value ?? "";

  const address = (order: string): string => {
    const query = new URLSearchParams();
    if (order !== usual) query.set("sort", order);
    for (const { name, value } of filters) if (value) query.set(name, value);
    return `${form.action.replace(/[?#].*$/, "")}${query.size > 0 ? `?${query}` : ""}`;
  };

  const show = (): void => {
    const order = sort.value;
    const key = order.replace("-", "");
    const direction = order === key ? 1 : -1;
    const rank = (row: HTMLElement, by: string) => Number(row.getAttribute(`data-by-${by}`));
    rows.sort(
      (a, b) => direction * (rank(a, key) - rank(b, key)) || rank(a, usual) - rank(b, usual),
    );
    body.append(...rows);
    for (const row of rows) {
      row.hidden = filters.some(
        ({ name, value }) => value && row.getAttribute(`data-${name}`) !== value,
      );
    }
    for (const link of frame.querySelectorAll<HTMLAnchorElement>("a[data-sort]")) {
      const own = link.dataset.sort ?? "";
      const head = link.closest("th");
      if (own === key) head?.setAttribute("aria-sort", direction > 0 ? "ascending" : "descending");
      else head?.removeAttribute("aria-sort");
      link.href = address(order === own ? `-${own}` : own);
    }
    const shown = rows.filter((row) => !row.hidden).length;
    const sentence = count?.dataset.count?.replace("{shown}", `${shown}`);
    // Announced only when it changes.
    if (count && sentence && count.textContent !== sentence) count.textContent = sentence;
  };

  const change = (): void => {
    show();
    history.replaceState(history.state, "", address(sort.value) + location.hash);
  };

  form.addEventListener("input", change);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    change();
  });
  frame.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-sort]") : null;
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    const own = link.dataset.sort ?? "";
    sort.value = sort.value === own ? `-${own}` : own;
    change();
  });
  // The form may have been changed before this code loaded, or restored by the browser.
  show();
  frame.dataset.state = "enhanced";
}
