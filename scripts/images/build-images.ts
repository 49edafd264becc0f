import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { imageManifestFile, packedImages, type SiteImage } from "#schemas/images/find-image.ts";
import { imagesInUse } from "#schemas/images/images-in-use.ts";
import { ContentError, type Problem } from "#schemas/reading/problem.ts";
import type { ImagePacker, PackedCopy, PackedImage } from "./pack-image.ts";

/** What `.cache/images/<key>/image.json` keeps of a picture; its copies lie beside it. */
type Remembered = Omit<PackedImage, "copies" | "fallback"> & {
  copies: Omit<PackedCopy, "bytes">[];
  fallback?: Omit<PackedCopy, "bytes"> | undefined;
};

const types = [
  ["avif", "image/avif"],
  ["webp", "image/webp"],
] as const;

/**
 * Writes smaller copies of every picture that content names into `public/images/packed/`, and a list
 * of them that the pages read. Copies are remembered in `.cache/images/` by the content of the original,
 * so that only a new picture costs time, and a site without pictures loads no encoder.
 * @returns number of pictures, and how many of them were packed anew
 * @throws ContentError naming each file that cannot be read or must not be published
 */
export async function buildImages(root: string): Promise<{ count: number; packed: number }> {
  const paths = imagesInUse(root);
  rmSync(join(root, packedImages), { recursive: true, force: true });
  if (paths.length === 0) return { count: 0, packed: 0 };
  mkdirSync(join(root, packedImages), { recursive: true });

  const { recipe, openImagePacker } = await import("./pack-image.ts");
  const problems: Problem[] = [];
  const images: Record<string, SiteImage> = {};
  let packer: ImagePacker | undefined;
  let packed = 0;
  for (const path of paths) {
    const bytes = readFileSync(join(root, "public", path));
    const key = createHash("sha256").update(bytes).update(`\0${recipe}`).digest("hex").slice(0, 16);
    const cache = join(root, ".cache/images", key);
    try {
      if (!existsSync(cache)) {
        packer ??= await openImagePacker();
        remember(cache, packer.pack(bytes, extname(path).slice(1).toLowerCase()));
        packed += 1;
      }
      images[path] = publish(root, path, key, cache);
    } catch (error) {
      problems.push({ file: `public${path}`, field: "", reason: (error as Error).message });
    }
  }
  packer?.close();
  if (problems.length > 0) throw new ContentError(problems);
  writeFileSync(join(root, imageManifestFile), `${JSON.stringify(images, null, 2)}\n`);
  return { count: paths.length, packed };
}

/** The folder appears with all its files or not at all: a build may be stopped in between. */
function remember(cache: string, image: PackedImage): void {
  const unfinished = `${cache}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const keep = ({ bytes, ...copy }: PackedCopy) => {
    writeFileSync(join(unfinished, fileName(copy)), bytes);
    return copy;
  };
  const { width, height, copies, fallback } = image;
  const kept: Remembered = {
    width,
    height,
    copies: copies.map(keep),
    fallback: fallback && keep(fallback),
  };
  writeFileSync(join(unfinished, "image.json"), JSON.stringify(kept));
  renameSync(unfinished, cache);
}

function publish(root: string, path: string, key: string, cache: string): SiteImage {
  const image = JSON.parse(readFileSync(join(cache, "image.json"), "utf8")) as Remembered;
  const place = (copy: Omit<PackedCopy, "bytes">) => {
    const name = `${key}-${fileName(copy)}`;
    copyFileSync(join(cache, fileName(copy)), join(root, packedImages, name));
    return `/images/packed/${name}`;
  };
  const { width, height, copies, fallback } = image;
  return {
    src: fallback ? place(fallback) : path,
    width,
    height,
    sources: types.map(([ending, type]) => ({
      type,
      srcset: copies
        .filter((copy) => copy.ending === ending)
        .map((copy) => `${place(copy)} ${copy.width}w`)
        .join(", "),
    })),
  };
}

function fileName({ width, ending }: Omit<PackedCopy, "bytes">): string {
  return `${width}.${ending}`;
}
