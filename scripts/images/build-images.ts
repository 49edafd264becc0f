import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { imageManifestFile, packedImages, type SiteImage } from "#collections/images/find-image.ts";
import { imagesInUse } from "#collections/images/images-in-use.ts";
import { ContentError, type ContentProblem } from "#collections/reading/problem.ts";
import { dyedFolders } from "./dyed-folders.ts";
import type { ImagePacker, PackedCopy, PackedImage } from "./pack-image.ts";

const types = [
  ["avif", "image/avif"],
  ["webp", "image/webp"],
] as const;

/**
 * Writes smaller copies of all pictures that content names, and their list. Copies are remembered in
 * `.cache/images/` by the content of the original, so that only a new picture costs time, and a site without
 * pictures loads no encoder.
 * @throws ContentError naming each file that cannot be read or must not be published
 */
export async function buildImages(root: string): Promise<{ count: number; packed: number }> {
  const paths = imagesInUse(root);
  rmSync(join(root, packedImages), { recursive: true, force: true });
  if (paths.length === 0) return { count: 0, packed: 0 };
  mkdirSync(join(root, packedImages), { recursive: true });

  const { recipe, openImagePacker } = await import("./pack-image.ts");
  const problems: ContentProblem[] = [];
  const images: Record<string, SiteImage> = {};
  let packer: ImagePacker | undefined;
  let packed = 0;
  for (const path of paths) {
    const bytes = readFileSync(join(root, "public", path));
    const isDyed = dyedFolders.test(path);
    const key = createHash("sha256")
      .update(bytes)
      .update(`\0${recipe}${isDyed}`)
      .digest("hex")
      .slice(0, 16);
    const cache = join(root, ".cache/images", key);
    try {
      if (!existsSync(cache)) {
        packer ??= await openImagePacker();
        remember(cache, key, packer.pack(bytes, extname(path).slice(1).toLowerCase(), isDyed));
        packed += 1;
      }
      cpSync(join(cache, "copies"), join(root, packedImages), { recursive: true });
      const image = JSON.parse(readFileSync(join(cache, "image.json"), "utf8")) as SiteImage;
      images[path] = { ...image, src: image.src || path };
    } catch (error) {
      problems.push({ file: `public${path}`, field: "", reason: (error as Error).message });
    }
  }
  packer?.close();
  if (problems.length > 0) throw new ContentError(problems);
  writeFileSync(join(root, imageManifestFile), `${JSON.stringify(images, null, 2)}\n`);
  return { count: paths.length, packed };
}

/**
 * Keeps the copies, and what a page must know of them; `src` is empty where the original serves as it is.
 * The folder appears with all its files or not at all: a build may be stopped in between.
 */
function remember(cache: string, key: string, packed: PackedImage): void {
  const unfinished = `${cache}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, "copies"), { recursive: true });
  const { width, height, copies, fallback } = packed;
  const place = ({ width, ending, bytes }: PackedCopy) => {
    const name = `${key}-${width}.${ending}`;
    writeFileSync(join(unfinished, "copies", name), bytes);
    return `/images/packed/${name}`;
  };
  const image: SiteImage = {
    src: fallback ? place(fallback) : "",
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
  writeFileSync(join(unfinished, "image.json"), JSON.stringify(image));
  renameSync(unfinished, cache);
}
