/** Width and height of a picture in CSS pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads the size of a PNG, JPEG, GIF, WebP, AVIF or SVG from its first bytes.
 * @returns undefined for anything else
 */
export function imageSize(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 24) return undefined;
  if (bytes.readUInt32BE(0) === 0x89504e47) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.toString("latin1", 0, 3) === "GIF") {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes);
  if (bytes.toString("latin1", 8, 12) === "WEBP") return webpSize(bytes);
  if (bytes.toString("latin1", 4, 8) === "ftyp") return avifSize(bytes);
  return svgSize(bytes.toString("utf8", 0, 2000));
}

/** The size stands in the first "start of frame" segment (C0 to CF, but for C4, C8 and CC). */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function webpSize(bytes: Buffer): ImageSize | undefined {
  const format = bytes.toString("latin1", 12, 16);
  if (format === "VP8X" && bytes.length >= 30) {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  if (format === "VP8L" && bytes.length >= 25) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (format === "VP8 " && bytes.length >= 30) {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  return undefined;
}

/** The box `ispe` holds width and height after its name and four bytes of version and flags. */
function avifSize(bytes: Buffer): ImageSize | undefined {
  const at = bytes.indexOf("ispe", 0, "latin1");
  if (at < 0 || at + 16 > bytes.length) return undefined;
  return { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
}

function svgSize(source: string): ImageSize | undefined {
  const box = /<svg[^>]*\bviewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(source);
  return box ? { width: Number(box[1]), height: Number(box[2]) } : undefined;
}
