/** Enhances the main menu: lists open on hover, and close on Escape, a click elsewhere or lost focus. */
export function startMenu(): void {
  const lists = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu-list]")];
  const wide = matchMedia("(min-width: 73.8125em)");
  const close = (except?: Element | null) => {
    for (const list of lists) if (list !== except) list.open = false;
  };

  for (const list of lists) {
    // Browsers without `<details name>` (before 2024) need help to keep one list open at a time.
    list.addEventListener("toggle", () => {
      if (list.open) close(list);
    });
    // Hover has opened the list already; the click must not close it again.
    let isOpenByHover = false;
    list.querySelector("summary")?.addEventListener("click", (event) => {
      if (isOpenByHover) event.preventDefault();
      isOpenByHover = false;
    });
    const item = list.parentElement;
    item?.addEventListener("pointerenter", (event) => {
      if (!wide.matches || event.pointerType !== "mouse") return;
      close(list);
      isOpenByHover = !list.open;
      list.open = true;
    });
    item?.addEventListener("pointerleave", (event) => {
      if (!wide.matches || event.pointerType !== "mouse") return;
      isOpenByHover = false;
      list.open = false;
    });
    list.addEventListener("focusout", (event) => {
      const next = event.relatedTarget;
      if (wide.matches && next instanceof Node && !list.contains(next)) list.open = false;
    });
  }

  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = lists.find((list) => list.open);
    if (!open) return;
    // In the small menu, Escape closes the open list first and the whole menu on the second press.
    event.preventDefault();
    const hadFocus = open.contains(document.activeElement);
    close();
    if (hadFocus) open.querySelector("summary")?.focus();
  });
  addEventListener("click", (event) => {
    close(event.target instanceof Element ? event.target.closest("[data-menu-list]") : null);
  });
}
