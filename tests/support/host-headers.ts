/**
 * The headers that a host of files sends with an address by its `_headers`, as Netlify and Cloudflare Pages describe it:
 * those of every pattern that fits, values of one name joined.
 */
export function hostHeadersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split("\n\n")) {
    const [pattern = "", ...lines] = block.split("\n");
    const isFit = pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    for (const line of isFit ? lines : []) {
      const [, name = "", value = ""] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}
