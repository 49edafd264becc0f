import { crc32, deflateSync } from "node:zlib";

/** A picture whose pixels are numbers of colours. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** Colours as 0xRRGGBB, at most 256. */
  palette: readonly number[];
  /** One byte for each pixel, row by row. */
  pixels: Uint8Array;
}

/** Writes a picture as PNG with a palette (W3C PNG 3, colour type 3), four bits a pixel when they do. */
export function indexedPng({ width, height, palette, pixels }: IndexedPicture): Buffer {
  const depth = palette.length <= 16 ? 4 : 8;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(3, 9);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((rgb) => [rgb >> 16, (rgb >> 8) & 255, rgb & 255]))),
    chunk("IDAT", deflateSync(rows(width, height, depth, pixels), { level: 7, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Rows of pixels, each after a byte that says "no filter": filters do not help with palettes. */
function rows(width: number, height: number, depth: 4 | 8, pixels: Uint8Array): Buffer {
  const perByte = 8 / depth;
  const length = Math.ceil(width / perByte) + 1;
  const data = Buffer.alloc(length * height);
  for (let y = 0; y < height; y++) {
    if (depth === 8) {
      data.set(pixels.subarray(y * width, (y + 1) * width), y * length + 1);
      continue;
    }
    for (let x = 0; x < width; x++) {
      const at = y * length + 1 + Math.floor(x / perByte);
      const shift = x % 2 === 0 ? 4 : 0;
      data[at] = (data[at] ?? 0) | ((pixels[y * width + x] ?? 0) << shift);
    }
  }
  return data;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
