import { isImmutable, visitedCacheName } from "../offline/offline-manifest.ts";

/** Fills a list with links to the visited pages cached on this phone, latest first. */
export async function listVisitedPages(place: HTMLElement): Promise<void> {
  if (!("caches" in window) || !(await caches.has(visitedCacheName))) return;
  const cache = await caches.open(visitedCacheName);
  const pages = (await cache.keys())
    .filter(({ url }) => !isImmutable(new URL(url).pathname))
    .reverse();
  const list = place.querySelector("ul");
  for (const { url } of pages) {
    const link = document.createElement("a");
    link.href = new URL(url).pathname;
    link.textContent = titleOf((await (await cache.match(url))?.text()) ?? "") || link.pathname;
    const item = document.createElement("li");
    item.append(link);
    list?.append(item);
  }
  place.hidden = pages.length === 0;
}

function titleOf(html: string): string {
  return (
    /<title>([^<]*)<\/title>/
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&")
      .replace(/ – OTC$/, "") ?? ""
  );
}
