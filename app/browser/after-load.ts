import { showLateFonts } from "./late-fonts.ts";
import { startTooltips } from "./tooltips.ts";

export function startAfterLoad(isCostly: boolean): void {
  startTooltips();
  void showLateFonts();
  if (!isCostly) fetchPageDictionary();
}

/** Fetches what pages have in common (RFC 9842, decision 33), as the server names it beside a page. */
function fetchPageDictionary(): void {
  const link = document.createElement("link");
  if (!link.relList.supports("compression-dictionary")) return;
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // A page from the offline worker may be a kept one, and nothing can be fetched then.
  if (page?.workerStart) return;
  const dictionary = page?.serverTiming.find(({ name }) => name === "dictionary");
  if (!dictionary) return;
  link.rel = "compression-dictionary";
  link.href = dictionary.description;
  requestIdleCallback(() => document.head.append(link));
}
