/**
 * Quick exit of private pages: clears their storage and replaces the page, also in the history, by a harmless one.
 * Works before hydration and without islands.
 */
export function startQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-private]");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    try {
      // Named in `saved-requests.ts` and `saved-evidence.ts` in `app/pages/rights/letters/`.
      for (const name of ["requests", "evidence", "next-letter", "next-evidence"]) {
        localStorage.removeItem(`otc-${name}`);
        sessionStorage.removeItem(`otc-${name}`);
      }
    } catch {
      // Storage is forbidden, so nothing was saved.
    }
    location.replace(link.href);
  });
}
