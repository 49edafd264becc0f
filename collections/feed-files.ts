export function feedFiles(name: string): string[] {
  return ["rss", "atom", "json"].map((ending) => `/feeds/${name}.${ending}`);
}
