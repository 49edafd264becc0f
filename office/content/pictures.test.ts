import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import openVips from "wasm-vips";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { photographWithPlace } from "./photograph-with-place.fixture.ts";
import { Pictures } from "./pictures.ts";

let vips: Awaited<ReturnType<typeof openVips>>;
beforeAll(async () => {
  vips = await openVips();
});
afterAll(() => vips.shutdown());

/** What a file of the project is, as libvips reads it. */
function look(file: string) {
  const image = vips.Image.newFromBuffer(readFileSync(file));
  const names = image.getFields();
  const told = Array.from({ length: names.size() }, (_, index) => names.get(index) ?? "");
  const { width, height } = image;
  image.delete();
  return {
    width,
    height,
    tells: told.filter((name) => /^(exif|xmp|iptc)-|orientation/.test(name)),
  };
}

/** A JPEG as a phone makes it: lying on its side, with the place. */
function fromPhone(width: number, height: number): Uint8Array {
  const grey = vips.Image.black(width, height).copy();
  grey.setInt("orientation", 6);
  grey.setString("exif-ifd3-GPSLatitude", "0/1 20/1 0/1");
  return grey.writeToBuffer(".jpg").slice();
}

test("a photograph of a phone is turned upright, made smaller and loses its place", async () => {
  const root = temporaryFolder();
  const pictures = new Pictures(root, join(root, "copy"));
  const address = await pictures.keep("images", "From the office.JPG", fromPhone(2600, 40));
  expect(address).toBe("/images/from-the-office.jpg");
  expect(look(join(root, ".cache/office/pictures", address))).toEqual({
    width: 38,
    height: 2500,
    tells: [],
  });
  const small = await pictures.keep("images", "small.jpg", photographWithPlace);
  expect(look(join(root, ".cache/office/pictures", small)).tells).toEqual([]);
  // Brought again, it is the same.
  expect(await pictures.keep("images", "small.jpg", photographWithPlace)).toBe(small);
});

test("a picture that tells nothing and is small enough stays as it is, to the byte", async () => {
  const root = temporaryFolder();
  const pictures = new Pictures(root, join(root, "copy"));
  const bytes = vips.Image.black(40, 30).writeToBuffer(".png", { keep: "none" }).slice();
  const address = await pictures.keep("images", "dots.png", bytes);
  expect(readFileSync(join(root, ".cache/office/pictures", address)).equals(bytes)).toBe(true);
});

test("what is cut off is refused with the reason", async () => {
  const root = temporaryFolder();
  const pictures = new Pictures(root, join(root, "copy"));
  const half = fromPhone(400, 300).subarray(0, 700);
  await expect(pictures.keep("images", "half.jpg", half)).rejects.toThrow(/^The picture cannot be/);
});
