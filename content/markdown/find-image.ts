import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "./image-size.ts";
import type { MarkdownImage } from "./render-markdown.ts";

/** What `scripts/build-images.ts` made of the pictures below `public/images/`, by their address. */
export type ImageManifest = Readonly<
  Record<string, readonly { type: string; srcset: string }[] | undefined>
>;

/** Written beside the copies, and absent until pictures were packed. */
export const imageManifestFile = "public/images/packed/manifest.json";

/**
 * A picture below `public/` with its size and its packed copies.
 * @param path address of the picture, e.g. `/images/court.jpg`
 * @returns undefined when there is no such file, or its size cannot be read
 */
export function findImage(root: string, path: string): MarkdownImage | undefined {
  const file = join(root, "public", path);
  if (path.includes("..") || !existsSync(file)) return undefined;
  const size = imageSize(readFileSync(file));
  if (!size) return undefined;
  const sources = manifest(root)[path];
  return sources ? { ...size, sources } : size;
}

function manifest(root: string): ImageManifest {
  const file = join(root, imageManifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ImageManifest) : {};
}
