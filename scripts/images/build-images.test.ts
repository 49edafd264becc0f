import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import openVips from "wasm-vips";
import { findImage, packedImages } from "#collections/images/find-image.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { buildImages } from "./build-images.ts";

let vips: Awaited<ReturnType<typeof openVips>>;
let root: string;

beforeAll(async () => {
  vips = await openVips({ dynamicLibraries: ["vips-heif.wasm"] });
});
afterAll(() => vips.shutdown());
beforeEach(() => {
  root = temporaryFolder();
  mkdirSync(join(root, "content/blogs"), { recursive: true });
  mkdirSync(join(root, "public/images"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A red plate of the given size. */
function plate(width: number, height: number) {
  return vips.Image.black(width, height, { bands: 3 })
    .linear([1, 1, 1], [200, 30, 40])
    .cast("uchar")
    .copy({ interpretation: "srgb" });
}

function put(name: string, bytes: Uint8Array): void {
  writeFileSync(join(root, "public/images", name), bytes);
}

function mention(...names: string[]): void {
  const lines = names.map((name) => `![A plate](/images/${name} "A plate")`);
  writeFileSync(join(root, "content/blogs/plates.md"), lines.join("\n\n"));
}

const copies = () => readdirSync(join(root, packedImages)).filter((name) => !/json$/.test(name));
const bytesOf = (address: string) => readFileSync(join(root, "public", address));

/** Addresses and widths of one `srcset`. */
function candidates(srcset: string) {
  return srcset.split(", ").map((part) => {
    const [address = "", width = ""] = part.split(" ");
    return { address, width: Number(width.replace("w", "")) };
  });
}

describe("the build's copies of pictures", () => {
  test("a large JPEG is offered as AVIF and WebP in three widths, and as a smaller JPEG", async () => {
    put("large.jpg", plate(2000, 1000).writeToBuffer(".jpg"));
    mention("large.jpg");
    await buildImages(root);

    const image = findImage(root, "/images/large.jpg");
    expect(image).toMatchObject({ width: 2000, height: 1000 });
    expect(image?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    for (const { type, srcset } of image?.sources ?? []) {
      const offered = candidates(srcset);
      expect(offered.map(({ width }) => width)).toEqual([400, 800, 1200]);
      for (const { address, width } of offered) {
        const bytes = bytesOf(address);
        const magic = type === "image/avif" ? [4, "ftypavif"] : [8, "WEBP"];
        expect(bytes.toString("latin1").indexOf(String(magic[1]))).toBe(magic[0]);
        expect(imageSize(bytes)).toMatchObject({ width, height: width / 2 });
      }
    }
    expect(image?.src).toMatch(/^\/images\/packed\/[0-9a-f]{16}-1200\.jpg$/);
    expect(imageSize(bytesOf(image?.src ?? ""))).toMatchObject({ width: 1200, height: 600 });
  });

  test("a photograph is printed in two dyes, in copies of at most 20 kB", async () => {
    const noise = vips.Image.gaussnoise(1600, 900, { sigma: 40, mean: 128 }).gaussblur(1.5);
    const colourful = noise.bandjoin([noise.linear(0.5, 60), noise.linear(-1, 255)]).cast("uchar");
    mkdirSync(join(root, "public/photographs"));
    const original = colourful.copy({ interpretation: "srgb" }).writeToBuffer(".jpg");
    writeFileSync(join(root, "public/photographs/street.jpg"), original);
    writeFileSync(join(root, "content/blogs/plates.md"), "image: /photographs/street.jpg\n");
    await buildImages(root);

    const image = findImage(root, "/photographs/street.jpg");
    const offered = (image?.sources ?? []).flatMap(({ srcset }) => candidates(srcset));
    expect(offered.map(({ width }) => width)).toEqual([400, 800, 400, 800]);
    for (const address of [image?.src ?? "", ...offered.map(({ address }) => address)]) {
      expect(bytesOf(address).length).toBeLessThanOrEqual(20_000);
    }
    // From leaf-950 to bark-100, each band is as far on its way as the others.
    const printed = vips.Image.newFromBuffer(bytesOf(image?.src ?? ""));
    for (const x of [10, 200, 400, 700]) {
      const [red = 0, green = 0, blue = 0] = printed.getpoint(x, 100);
      const way = red / 250;
      expect((green - 29) / (233 - 29)).toBeCloseTo(way, 1);
      expect((blue - 19) / (224 - 19)).toBeCloseTo(way, 1);
    }
  });

  test("a small PNG keeps its width, its transparency and its place as what old browsers get", async () => {
    put("small.png", plate(300, 200).bandjoin(128).writeToBuffer(".png"));
    mention("small.png");
    await buildImages(root);

    const image = findImage(root, "/images/small.png");
    expect(image?.src).toBe("/images/small.png");
    const offered = (image?.sources ?? []).flatMap(({ srcset }) => candidates(srcset));
    expect(offered.map(({ width }) => width)).toEqual([300, 300]);
    for (const { address } of offered) {
      expect(imageSize(bytesOf(address))).toMatchObject({ width: 300, height: 200 });
      expect(vips.Image.newFromBuffer(bytesOf(address)).hasAlpha()).toBe(true);
    }
  });

  test("an AVIF or WebP gets a JPEG beside it for browsers that know neither", async () => {
    put("new.avif", plate(500, 500).writeToBuffer(".avif"));
    put("new.webp", plate(500, 500).writeToBuffer(".webp"));
    mention("new.avif", "new.webp");
    await buildImages(root);
    for (const name of ["new.avif", "new.webp"]) {
      const src = findImage(root, `/images/${name}`)?.src ?? "";
      expect(src).toMatch(/-500\.jpg$/);
      expect(bytesOf(src).readUInt16BE(0)).toBe(0xffd8);
    }
  });

  test("a photograph held upright is turned, and its size is the one that people see", async () => {
    const turned = plate(600, 300);
    turned.setInt("orientation", 6);
    put("upright.jpg", turned.writeToBuffer(".jpg"));
    mention("upright.jpg");
    await buildImages(root);
    const image = findImage(root, "/images/upright.jpg");
    expect(image).toMatchObject({ width: 300, height: 600 });
    const [offered] = candidates(image?.sources[1]?.srcset ?? "");
    expect(imageSize(bytesOf(offered?.address ?? ""))).toMatchObject({ width: 300, height: 600 });
  });

  test("a second build takes the copies as they were, and a changed picture brings new addresses", async () => {
    put("a.jpg", plate(500, 500).writeToBuffer(".jpg"));
    mention("a.jpg");
    expect(await buildImages(root)).toEqual({ count: 1, packed: 1 });
    const first = copies();
    expect(await buildImages(root)).toEqual({ count: 1, packed: 0 });
    expect(copies()).toEqual(first);

    put("a.jpg", plate(500, 400).writeToBuffer(".jpg"));
    expect(await buildImages(root)).toEqual({ count: 1, packed: 1 });
    expect(copies().filter((name) => first.includes(name))).toEqual([]);
  });

  test("only what content names is packed; without any there is no folder and no list", async () => {
    put("named.jpg", plate(40, 40).writeToBuffer(".jpg"));
    put("forgotten.jpg", plate(50, 50).writeToBuffer(".jpg"));
    mention("named.jpg", "drawing.svg", "not-there.jpg");
    expect((await buildImages(root)).count).toBe(1);

    rmSync(join(root, "content/blogs/plates.md"));
    expect(await buildImages(root)).toEqual({ count: 0, packed: 0 });
    expect(existsSync(join(root, packedImages))).toBe(false);
  });

  test("files that are no pictures or cut off stop the build, all of them with their names", async () => {
    put("words.png", Buffer.from("These are only words, however long one goes on reading them."));
    const whole = plate(900, 900).writeToBuffer(".jpg");
    put("cut-off.jpg", whole.slice(0, whole.length / 2));
    mention("words.png", "cut-off.jpg");
    await expect(buildImages(root)).rejects.toThrow(
      /public\/images\/cut-off\.jpg has 1 problem:\n {2}cannot be read as a picture[\s\S]*public\/images\/words\.png/,
    );
  });

  test("a photograph that tells where it was taken stops the build", async () => {
    const told = plate(40, 40);
    told.setString("exif-ifd3-GPSLatitude", "0/1 20/1 0/1");
    put("told.jpg", told.writeToBuffer(".jpg"));
    mention("told.jpg");
    await expect(buildImages(root)).rejects.toThrow(/told\.jpg[\s\S]*tells where it was taken/);
  });
});
