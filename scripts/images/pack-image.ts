import openVips from "wasm-vips";
import { colours } from "#app/art/colours.ts";

type Vips = Awaited<ReturnType<typeof openVips>>;
type VipsImage = InstanceType<Vips["Image"]>;

/** Raise it when anything below changes what comes out, or how it is remembered: it is part of the key of remembered copies. */
export const recipe = 3;

export interface PackedCopy {
  ending: "avif" | "webp" | "jpg" | "png";
  /** In pixels. */
  width: number;
  bytes: Uint8Array;
}

export interface PackedImage {
  /** Of the original as one sees it, turned upright. */
  width: number;
  height: number;
  copies: PackedCopy[];
  /** For browsers that know neither AVIF nor WebP; absent when the original does. */
  fallback?: PackedCopy | undefined;
}

/** Makes smaller copies of pictures. Call `close` at the end, or the process stays alive. */
export interface ImagePacker {
  /**
   * @param ending of the original's name in small letters, e.g. `jpg`
   * @param isDyed whether it is printed in two dyes of the site, in at most 20 kB a copy
   * @throws Error with a reason for an editor when it is no picture, is cut off, or tells a place
   */
  pack(bytes: Uint8Array, ending: string, isDyed: boolean): PackedImage;
  /** Reads a picture whole, and makes nothing of it. @throws Error as `pack` */
  check(bytes: Uint8Array): void;
  /**
   * What is kept of a photograph as it comes from a phone: upright, at most `maxOriginal` pixels long, and without what it
   * tells besides, such as the place where it was taken.
   * @param ending of its name in small letters
   * @returns undefined where it can stay as it is
   * @throws Error as `pack`
   */
  prepare(bytes: Uint8Array, ending: string): Uint8Array | undefined;
  close(): void;
}

/** Highest side that the library takes: "as high as it comes". */
const anyHeight = 10_000_000;
/** In the colours of the web, and never made larger. */
const shrinking = { size: "down", height: anyHeight, output_profile: "srgb" } as const;
/** Quality and effort: two more steps of effort take AVIF many times as long for a tenth of the bytes. */
const packing = {
  avif: { Q: 50, effort: 2, keep: "none" },
  webp: { Q: 75, effort: 4, keep: "none" },
  jpg: { Q: 80, optimize_coding: true, interlace: true, keep: "none" },
  png: { compression: 9, keep: "none" },
} as const;

/** The longer side of a picture that is kept, in pixels: twice the widest copy. */
const maxOriginal = 2500;
/** For originals, of which copies are made. */
const keeping = {
  avif: { Q: 75, effort: 4, keep: "none" },
  webp: { Q: 88, effort: 4, keep: "none" },
  jpg: { Q: 90, optimize_coding: true, keep: "none" },
  png: { compression: 9, keep: "none" },
} as const;

/** Of a picture in two dyes, in pixels and bytes. */
const maxDyedWidth = 800;
const maxDyedBytes = 20_000;

/** Widths of copies in pixels: a small phone, a phone with a fine screen, the widest column of a page. */
const steps = [400, 800, 1200];
/** A step this close to the widest copy is not worth a file of its own. */
const close = 0.85;

/** Starts libvips as WebAssembly: no native addon, and it turns pictures and reads colour profiles. */
export async function openImagePacker(): Promise<ImagePacker> {
  const vips = await openVips({ dynamicLibraries: ["vips-heif.wasm"] });
  const withReason = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  };
  return {
    pack: (bytes, ending, isDyed) => withReason(() => packImage(vips, bytes, ending, isDyed)),
    check: (bytes) =>
      withReason(() => {
        const file = openImage(vips, bytes);
        // Only the header is read until the pixels are needed.
        file.copyMemory().delete();
        file.delete();
      }),
    prepare: (bytes, ending) => withReason(() => prepareImage(vips, bytes, ending)),
    close: () => vips.shutdown(),
  };
}

function packImage(vips: Vips, bytes: Uint8Array, ending: string, isDyed: boolean): PackedImage {
  const file = openImage(vips, bytes);
  const turned = file.autorot();
  const original = turned.copyMemory();
  const { width, height } = original;
  const widths = copyWidths(isDyed ? Math.min(width, maxDyedWidth) : width);
  const copies: PackedCopy[] = [];
  let fallback: PackedCopy | undefined;
  for (const copyWidth of widths) {
    const lazy = original.thumbnailImage(copyWidth, shrinking);
    const image = isDyed ? dye(vips, lazy) : lazy.copyMemory();
    const maxBytes = isDyed ? maxDyedBytes : Infinity;
    for (const format of ["avif", "webp"] as const) copies.push(write(image, format, maxBytes));
    const isWidest = copyWidth === widths.at(-1);
    const isShownAsItIs = !isDyed && copyWidth === width && /^(?:jpe?g|png)$/.test(ending);
    if (isWidest && !isShownAsItIs)
      fallback = write(image, image.hasAlpha() ? "png" : "jpg", maxBytes);
    image.delete();
    lazy.delete();
  }
  for (const image of [original, turned, file]) image.delete();
  return { width, height, copies, fallback };
}

function prepareImage(vips: Vips, bytes: Uint8Array, ending: string): Uint8Array | undefined {
  const file = vips.Image.newFromBuffer(bytes, "", { fail_on: "error" });
  const isLarge = Math.max(file.width, file.height) > maxOriginal;
  const tells = fieldsOf(file).some((name) => /^(exif|xmp|iptc)-|^orientation$/.test(name));
  const format = ending === "jpeg" ? "jpg" : ending;
  let smallest: Uint8Array | undefined;
  if ((isLarge || tells) && Object.hasOwn(keeping, format)) {
    const turned = file.autorot();
    const size = { size: "down", height: maxOriginal, output_profile: "srgb" } as const;
    const smaller = turned.thumbnailImage(maxOriginal, size);
    const options = keeping[format as keyof typeof keeping];
    smallest = smaller.writeToBuffer(`.${format}`, options).slice();
    for (const image of [smaller, turned]) image.delete();
  } else file.copyMemory().delete();
  file.delete();
  return smallest;
}

/** Widths in which a picture is offered, the smallest first; none is wider than the picture itself. */
function copyWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...steps));
  return [...steps.filter((step) => step < widest * close), widest];
}

function openImage(vips: Vips, bytes: Uint8Array): VipsImage {
  // Half a photograph would be shown as a photograph above a grey field.
  const file = vips.Image.newFromBuffer(bytes, "", { fail_on: "error" });
  refusePlace(file);
  return file;
}

/** @throws Error when no quality makes it small enough */
function write(image: VipsImage, ending: PackedCopy["ending"], maxBytes: number): PackedCopy {
  for (const loss of [0, 12, 24, 36]) {
    const options = packing[ending];
    const lossy = "Q" in options ? { ...options, Q: options.Q - loss } : options;
    // What comes back is a view into the module's memory, which the next call overwrites.
    const bytes = image.writeToBuffer(`.${ending}`, lossy).slice();
    if (bytes.length <= maxBytes) return { ending, width: image.width, bytes };
  }
  throw new Error(
    `has too much detail: made small, it is still over ${maxBytes / 1000} kB. Choose a calmer picture, or crop it closer`,
  );
}

/** The picture in the darkest leaf and the lightest bark, so that it fits between the drawings. */
function dye(vips: Vips, image: VipsImage): VipsImage {
  const [dark, light] = [colours["leaf-950"], colours["bark-100"]].map((hex) =>
    [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  ) as [number[], number[]];
  const grey = image.colourspace("b-w").extractBand(0);
  const dyed = grey.linear(
    light.map((value, band) => (value - (dark[band] as number)) / 255),
    dark,
  );
  return dyed.cast(vips.BandFormat.uchar).copy({ interpretation: "srgb" }).copyMemory();
}

/** A photograph from a phone may tell the house where it was taken, and the original is published too. */
function refusePlace(image: VipsImage): void {
  if (fieldsOf(image).some((name) => /GPSL(?:at|ong)itude$/.test(name))) {
    throw new Error(
      "tells where it was taken (GPS); save it without its location, so that nobody is put at risk",
    );
  }
}

/** Names of everything that a picture tells besides its pixels. */
function fieldsOf(image: VipsImage): string[] {
  const fields = image.getFields();
  return Array.from({ length: fields.size() }, (_, index) => fields.get(index) ?? "");
}

/** The library throws pairs of a type and several lines, which begin with the name of a function. */
function reasonOf(error: unknown): string {
  const { message } = error as { message?: unknown };
  if (typeof message === "string") return message;
  const lines = Array.isArray(message) ? String(message[1]) : String(error);
  return `cannot be read as a picture (${lines.trim().split("\n").at(-1)})`;
}
