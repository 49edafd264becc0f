import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import sheets from "./styles.json" with { type: "json" };

/** Addresses of the site's styles, then the office's, as pages link them. Classes of components keep their names here. */
export const stylesheets = sheets.map((file) => `/styles/${basename(file)}`);

export const fonts = ["/styles/fonts/otc-display.woff2", "/styles/fonts/otc-text.woff2"];

/** The file of the site that a page of the office may load: a style, a font, or what the page of a newsletter shows. */
export function findSiteFile(path: string): string | undefined {
  const file = path.startsWith("/styles/") ? findStyle(path) : join("build/site", path);
  return file && existsSync(file) ? file : undefined;
}

function findStyle(path: string): string | undefined {
  const [font] = /(?<=^\/styles\/)fonts\/[\w-]+\.woff2$/.exec(path) ?? [];
  const source = font ? `app/styles/${font}` : sheets[stylesheets.indexOf(path)];
  if (!source) return undefined;
  // Bundled next to the program (`scripts/build-server.ts`); absent when Node runs the source.
  const bundled = join(import.meta.dirname, "office-styles");
  if (existsSync(bundled)) return join(bundled, font ?? basename(source));
  return join(import.meta.dirname, "../..", source);
}
