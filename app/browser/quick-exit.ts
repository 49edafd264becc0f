/** Quick exit of private pages: clears what they kept and replaces the page, also in the history. */
export function startQuickExit(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-private]");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    try {
      // Named in `saved-requests.ts` and `evidence.ts` in `app/pages/rights/letters/`.
      localStorage.removeItem("otc-requests");
      localStorage.removeItem("otc-evidence");
      sessionStorage.clear();
    } catch {
      // Storage is forbidden, so nothing was saved.
    }
    // Pages that were kept show what she read. The worker goes on when the page has gone.
    navigator.serviceWorker?.controller?.postMessage("remove");
    location.replace(link.href);
  });
}
