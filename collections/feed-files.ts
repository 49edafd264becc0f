export const feedsPath = "/feeds";

/** Addresses of a feed: RSS, Atom and JSON. */
export function feedFiles(name: string): string[] {
  return ["rss", "atom", "json"].map((ending) => `${feedsPath}/${name}.${ending}`);
}
