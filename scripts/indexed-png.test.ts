import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { indexedPng } from "./indexed-png.ts";
import { reduceColours } from "./reduce-colours.ts";

/** Data of the first chunk of a type. */
function chunkOf(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 8, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

test("few colours take four bits a pixel, many take eight", () => {
  const pixels = Uint8Array.of(0, 1, 1, 0, 1, 0);
  const small = indexedPng({ width: 3, height: 2, palette: [0xff0000, 0x0000ff], pixels });
  expect([...chunkOf(small, "PLTE")]).toEqual([255, 0, 0, 0, 0, 255]);
  expect([...inflateSync(chunkOf(small, "IDAT"))]).toEqual([0, 0x01, 0x10, 0, 0x01, 0x00]);

  const palette = Array.from({ length: 17 }, (_, i) => i);
  const large = indexedPng({ width: 3, height: 2, palette, pixels });
  expect([...inflateSync(chunkOf(large, "IDAT"))]).toEqual([0, 0, 1, 1, 0, 0, 1, 0]);
});

test("a picture with few colours keeps them all, to the last bit", () => {
  const rgba = Uint8Array.of(1, 44, 32, 255, 251, 190, 0, 255, 1, 44, 32, 255, 251, 252, 249, 255);
  const picture = reduceColours(rgba, { width: 2, height: 2 }, 16);
  const back = [...picture.pixels].map((index) => picture.palette[index]);
  expect(back).toEqual([0x012c20, 0xfbbe00, 0x012c20, 0xfbfcf9]);
});

test("a picture with many shades gets as many colours as asked for, and the most frequent stay exact", () => {
  const shades = Array.from({ length: 256 }, (_, i) => [i, 255 - i, 128, 255]).flat();
  const dye = Array.from({ length: 1000 }, () => [10, 20, 30, 255]).flat();
  const picture = reduceColours(
    Uint8Array.from([...shades, ...dye]),
    { width: 1256, height: 1 },
    16,
  );
  expect(picture.palette.length).toBeLessThanOrEqual(16);
  expect(picture.palette).toContain(0x0a141e);
});
