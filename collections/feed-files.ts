export const feedsPath = "/feeds";

export function feedFiles(name: string): string[] {
  return ["rss", "atom", "json"].map((ending) => `${feedsPath}/${name}.${ending}`);
}
