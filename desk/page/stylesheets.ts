import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { mediaType } from "#server/http/media-types.ts";

/** The site's styles in the order of their links, then the desk's. */
const sheets = ["tokens.css", "fonts.css", "base.css", "media.css", "surfaces.css", "desk.css"];

interface StyleFile {
  type: string;
  bytes: Buffer<ArrayBuffer>;
}

/** Addresses of the stylesheets, as pages link them. */
export const stylesheets = sheets.map((name) => `/styles/${name}`);

/** Fonts to preload. */
export const fonts = ["/styles/fonts/otc-display.woff2", "/styles/fonts/otc-text.woff2"];

/** Returns every file that the desk's pages may load, by its address. */
export function readStyleFiles(): ReadonlyMap<string, StyleFile> {
  // Bundled next to the program (`scripts/build-server.ts`); absent when Node runs the source.
  const bundled = join(import.meta.dirname, "desk-styles");
  const folders = existsSync(bundled)
    ? [bundled]
    : [join(import.meta.dirname, "../../app/styles"), import.meta.dirname];
  const fontFiles = folders
    .map((folder) => join(folder, "fonts"))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith(".woff2"))
    .map((file) => [`/styles/fonts/${basename(file)}`, file] as const);
  const styles = sheets.map((name) => {
    const folder = folders.find((one) => existsSync(join(one, name))) ?? bundled;
    return [`/styles/${name}`, join(folder, name)] as const;
  });
  return new Map(
    [...styles, ...fontFiles].map(
      ([address, file]) => [address, { type: mediaType(file), bytes: readFileSync(file) }] as const,
    ),
  );
}
