import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";

/** A picture as a page shows it; width and height in CSS pixels. */
export interface SiteImage {
  width: number;
  height: number;
  /** Address of the copy for browsers that know neither AVIF nor WebP. */
  src: string;
  /** Copies in better formats and several widths, best first; empty until the build has made them. */
  sources: readonly { type: string; srcset: string }[];
}

/** What `scripts/build-pictures.ts` made of each picture, by the address that content gives it. */
type ImageManifest = Readonly<Record<string, SiteImage | undefined>>;

/** Folder of the copies; they are made by the build and not committed. */
export const packedImages = "public/images/packed";

/** Written beside the copies, and absent until pictures were packed. */
export const imageManifestFile = `${packedImages}/manifest.json`;

/**
 * A picture by its address, e.g. `/images/court.jpg`; undefined when there is no such file below `public/`,
 * or its size cannot be read.
 */
export function findImage(root: string, path: string): SiteImage | undefined {
  const file = join(root, "public", path);
  if (path.includes("..") || !existsSync(file)) return undefined;
  // While developing, a picture may have been changed since it was packed.
  const packed = process.env.NODE_ENV === "development" ? undefined : manifest(root)[path];
  if (packed) return packed;
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { src: path, width, height, sources: [] };
  } catch {
    return undefined;
  }
}

function manifest(root: string): ImageManifest {
  const file = join(root, imageManifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ImageManifest) : {};
}
