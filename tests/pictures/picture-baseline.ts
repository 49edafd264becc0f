import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import openVips from "wasm-vips";
import type { Picture, View } from "./take-picture.ts";

/** Stored beside the pictures. */
interface BaselineRecord {
  /** `Painter.id` of the Chromium that painted them. */
  painter: string;
  /** A hash of the words of each page, by path. */
  words: { [path: string]: string };
}

const folder = join(import.meta.dirname, "baseline");
const recordFile = join(folder, "pictures.json");

/** Share of the pixels that may differ: what two runs of one Chromium paint differently. */
export const tolerance = 0.002;
/** Small: what the eye sees in a glance, in a sixth of the bytes. */
const scale = 0.4;

/**
 * The share of pixels that differ, 1 where the size does; `reworded` where an editor has changed the words since the
 * picture was taken; `new` where there is no picture.
 */
export type Comparison = number | "reworded" | "new";

/** Packs, stores and compares pictures. Call `close` at the end, or the process does not exit. */
export interface PictureBaseline {
  /** Why the stored pictures cannot be compared with what this painter paints; undefined when they can. */
  incomparable?: string;
  /** Makes a small WebP of a PNG. */
  pack(png: Uint8Array): Uint8Array;
  keep(path: string, view: View, picture: Picture): void;
  compare(path: string, view: View, picture: Picture): Comparison;
  close(): void;
}

/** @param painter `Painter.id` of the browser that paints */
export async function openPictureBaseline(painter: string): Promise<PictureBaseline> {
  const vips = await openVips({ dynamicLibraries: [] });
  const stored: BaselineRecord = existsSync(recordFile)
    ? JSON.parse(readFileSync(recordFile, "utf8"))
    : { painter, words: {} };
  const pack = (png: Uint8Array) => {
    using picture = vips.Image.newFromBuffer(png);
    using small = picture.resize(scale);
    return small.webpsaveBuffer({ Q: 60, effort: 4 });
  };
  const unpack = (webp: Uint8Array) => {
    using picture = vips.Image.newFromBuffer(webp);
    using flat = picture.hasAlpha() ? picture.flatten() : picture.copy();
    using whole = flat.bandjoin(255);
    return {
      width: whole.width,
      height: whole.height,
      pixels: new Uint8Array(whole.writeToMemory()),
    };
  };
  const incomparable =
    stored.painter === painter
      ? undefined
      : `painted by ${stored.painter}; this machine paints with ${painter}`;
  return {
    ...(incomparable ? { incomparable } : {}),
    pack,
    keep(path, view, { png, words }) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(path, view), pack(png));
      stored.words[path] = hash(words);
      writeFileSync(recordFile, `${JSON.stringify(stored, null, 2)}\n`);
    },
    compare(path, view, { png, words }) {
      const file = fileOf(path, view);
      if (!existsSync(file)) return "new";
      if (stored.words[path] !== hash(words)) return "reworded";
      const before = unpack(readFileSync(file));
      // Packed the same way, so that only what was painted differs.
      const after = unpack(pack(png));
      const { width, height } = before;
      if (after.width !== width || Math.abs(after.height - height) > 2) return 1;
      const lines = Math.min(height, after.height);
      const size = width * lines * 4;
      const [old, now] = [before, after].map(({ pixels }) => pixels.subarray(0, size));
      if (!old || !now) return 1;
      return pixelmatch(old, now, undefined, width, lines, { threshold: 0.15 }) / (width * lines);
    },
    close: () => vips.shutdown(),
  };
}

/** Removes all pictures, so that none stays of a page that is gone. */
export function removePictures(): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Whether any picture is stored. */
export function hasPictures(): boolean {
  return existsSync(recordFile);
}

/** Bytes of all pictures together. */
export function weightOfPictures(): number {
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).reduce(
    (sum, name) => sum + readFileSync(join(folder, name)).length,
    0,
  );
}

const hash = (words: string) => createHash("sha256").update(words).digest("base64url").slice(0, 16);

function fileOf(path: string, { width, colorScheme }: View): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "_");
  return join(folder, `${name}-${width}-${colorScheme}.webp`);
}
