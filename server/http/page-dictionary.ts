import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";

/** What pages have in common, which browsers keep and decompress later pages with (RFC 9842, decision 33). */
export interface PageDictionary {
  path: string;
  bytes: Uint8Array;
  /** As browsers name it in `Available-Dictionary`. */
  available: string;
}

/** Of the files in `assets/`, the dictionary and its compressed copies. */
export const isDictionary = (name: string) => /^dictionary-[\dA-F]{8}\.txt(?:\.\w+)?$/.test(name);

/** Nearly as small as the highest level, in five milliseconds. */
const params = { [constants.ZSTD_c_compressionLevel]: 12 };

export function readDictionary(folder: string): PageDictionary | undefined {
  const assets = join(folder, "assets");
  const name = existsSync(assets) && readdirSync(assets).sort().find(isDictionary);
  if (!name) return undefined;
  const bytes = readFileSync(join(assets, name));
  return { path: `/assets/${name}`, bytes, available: `:${sha256(bytes).toString("base64")}:` };
}

/** Compresses a page as `dcz`: a frame that names the dictionary, then Zstandard. */
export function compressWith(dictionary: Uint8Array, text: Uint8Array): Buffer {
  const compressed = zstdCompressSync(text, { params, dictionary });
  return Buffer.concat([Buffer.from("5e2a4d1820000000", "hex"), sha256(dictionary), compressed]);
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
