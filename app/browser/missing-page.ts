/** Logs the path that was not found, on the not-found page only (specification, section 2). */
export function reportMissingPage(): void {
  if (!document.querySelector("[data-missing-page]")) return;
  console.error("404: no page at", location.pathname);
}
