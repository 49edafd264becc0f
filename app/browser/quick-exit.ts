/**
 * Lets somebody leave a page about her rights at once: all that such pages keep on the device goes, and a
 * harmless page takes this one's place, also in the history. What was typed goes with the page. It works before
 * an island is alive, and without one.
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
      // Storage is forbidden; then nothing was kept.
    }
    location.replace(link.href);
  });
}
