import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { isBuiltForTests } from "../../scripts/for-tests.ts";

const client = "build/site";
/** Bytes by the content of a file or text. */
const packed = new Map<string, number>();

/** A build for tests packs its files quickly; visitors get them as small as Brotli can make them. */
const isPackedQuickly = isBuiltForTests();

/**
 * Size in bytes of a file of the build as visitors get it, packed by Brotli.
 * @param address e.g. `/assets/a.js`
 * @param enough see `packedBytes`; of use in a build for tests only
 */
export function packedSize(address: string, enough = 0): number {
  const file = join(client, address);
  if (!isPackedQuickly && existsSync(`${file}.br`)) return statSync(`${file}.br`).size;
  return packedBytes(readFileSync(file, "utf8"), enough);
}

/**
 * Size in bytes of a text packed by Brotli as well as it can.
 * @param enough a size that is small enough: when less work arrives at it, more is not done, which takes a tenth of the
 * time, and the answer is a little too large
 */
export function packedBytes(text: string, enough = 0): number {
  const quick = enough > 0 ? brotliCompressSync(text, quickly).length : Infinity;
  if (quick <= enough) return quick;
  const bytes = packed.get(text) ?? brotliCompressSync(text).length;
  packed.set(text, bytes);
  return bytes;
}
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
