/**
 * Quick exit of private pages: clears their storage and replaces the page, also in the history, by a harmless one.
 * Works before hydration and without islands.
 */
export function startQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-private]");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    try {
      // Named in `app/pages/rights/letters/saved-requests.ts`.
      localStorage.removeItem("otc-requests");
      sessionStorage.removeItem("otc-next-letter");
    } catch {
      // Storage is forbidden, so nothing was saved.
    }
    location.replace(link.href);
  });
}
