/** Pages of one template; the first of each stands for the others. */
const alike: readonly RegExp[] = [
  /^\/documents\//,
  /^\/legal\//,
  /^\/newsletter\/(?!archive)/,
  /^\/news\/(?:country|topic|type|year)\//,
  /^\/news\/[^/]+$/,
  /^\/news\/(?:blogs|research-publications)$/,
  /^\/news\/(?:blogs|research-publications)\//,
  /^\/news\/laws\/(?:country|kind|topic)\//,
  /^\/news\/laws\/[^/]+$/,
  /^\/products\/strategic-litigation\//,
  /^\/(?:about\/)?team$/,
];
/** Pages of their own below such a folder. */
const ownKind = new Set(["/news/laws", "/news/laws/compare", "/news/laws/your-rights-in-uganda"]);

/** One page of each kind, in the order given. */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const seen = new Set<RegExp>();
  return paths.filter((path) => {
    const kind = ownKind.has(path) ? undefined : alike.find((pattern) => pattern.test(path));
    if (!kind) return true;
    if (seen.has(kind)) return false;
    seen.add(kind);
    return true;
  });
}
