import { brotliDecompressSync } from "node:zlib";

/** Table tags that WOFF2 writes as a number instead of four letters; only the first is read. */
const cmapIndex = 0;
const glyfIndex = 10;
const locaIndex = 11;
const arbitraryTag = 63;

/**
 * The code points that a WOFF2 font draws, read from its `cmap` table (formats 4 and 12).
 * @throws Error when the bytes are no WOFF2 font or hold no such table
 */
export function woff2Characters(font: Buffer): Set<number> {
  if (font.toString("latin1", 0, 4) !== "wOF2") throw new Error("This is not a WOFF2 font.");
  const cmap = readCmap(font);
  const characters = new Set<number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) addFormat4(subtable, characters);
    if (format === 12) addFormat12(subtable, characters);
  }
  return characters;
}

/** Walks the table directory (W3C WOFF 2.0, section 4.1) up to `cmap`. */
function readCmap(font: Buffer): Buffer {
  const tables = font.readUInt16BE(12);
  const compressedLength = font.readUInt32BE(20);
  let at = 48;
  let offset = 0;
  let cmap: [number, number] | undefined;
  const readLength = () => {
    let value = 0;
    for (;;) {
      const byte = font.readUInt8(at++);
      value = (value << 7) | (byte & 0x7f);
      if (!(byte & 0x80)) return value;
    }
  };
  for (let i = 0; i < tables; i++) {
    const flags = font.readUInt8(at++);
    const tag = flags & 0x3f;
    if (tag === arbitraryTag) at += 4;
    const length = readLength();
    // glyf and loca are transformed unless their version is 3; other tables unless it is 0.
    const version = flags >> 6;
    const transformed = tag === glyfIndex || tag === locaIndex ? version !== 3 : version !== 0;
    const stored = transformed ? readLength() : length;
    if (tag === cmapIndex) cmap = [offset, stored];
    offset += stored;
  }
  if (!cmap) throw new Error("The font has no cmap table.");
  const data = brotliDecompressSync(font.subarray(at, at + compressedLength));
  return data.subarray(cmap[0], cmap[0] + cmap[1]);
}

function addFormat4(table: Buffer, characters: Set<number>): void {
  const segments = table.readUInt16BE(6) / 2;
  for (let i = 0; i < segments; i++) {
    const end = table.readUInt16BE(14 + i * 2);
    const start = table.readUInt16BE(16 + segments * 2 + i * 2);
    for (let code = start; code <= end && code !== 0xffff; code++) characters.add(code);
  }
}

function addFormat12(table: Buffer, characters: Set<number>): void {
  for (let i = 0; i < table.readUInt32BE(12); i++) {
    const start = table.readUInt32BE(16 + i * 12);
    const end = table.readUInt32BE(20 + i * 12);
    for (let code = start; code <= end; code++) characters.add(code);
  }
}
