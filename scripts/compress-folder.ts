import { createHash } from "node:crypto";
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "#server/http/media-types.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How much work packing is: the quality of Brotli, 0 to 11, and the level of gzip, 1 to 9. */
export interface PackingSettings {
  brotli: number;
  gzip: number;
}

/** Takes some seconds for the whole site, once for each build. */
export const bestSettings: PackingSettings = { brotli: 11, gzip: 9 };
/** Takes a tenth of the time and a fifth more bytes. */
export const lightSettings: PackingSettings = { brotli: 4, gzip: 4 };

/** Below this many bytes packing saves no packet. */
const minBytes = 200;
/** Packed bytes that no build has used for so many days are forgotten. */
const daysKept = 30;
/** Files under way at once: enough for every processor, few enough for the memory and the open files of any site. */
const atOnce = 16;

/**
 * Writes `x.br` and `x.gz` beside each file `x` that becomes smaller by them, unless they are there. Done once in the
 * build, so that the server neither waits at its start nor works at each request.
 * @param cache where packed bytes are remembered by content, for the next build with these settings
 * @returns the number of files that it looked at
 */
export async function compressFolder(
  folder: string,
  cache: string,
  settings = bestSettings,
): Promise<number> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !existsSync(`${file}.br`));
  await mkdir(cache, { recursive: true });
  const remaining = files.values();
  const work = async () => {
    for (const file of remaining) await compressFile(file, cache, settings);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return files.length;
}

async function compressFile(file: string, cache: string, settings: PackingSettings): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const hash = createHash("sha256").update(bytes).digest("hex");
  const packed = {
    br: await remembered(join(cache, `${hash}.br`), () =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: settings.brotli,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    ),
    gz: await remembered(join(cache, `${hash}.gz`), () => zip(bytes, { level: settings.gzip })),
  };
  for (const [ending, smaller] of Object.entries(packed)) {
    if (smaller.length < bytes.length) await writeFile(`${file}.${ending}`, smaller);
  }
}

/** What is being packed, by the file that will remember it: two files may be equal. */
const underWay = new Map<string, Promise<Buffer>>();

function remembered(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = underWay.get(file) ?? recall(file, make).finally(() => underWay.delete(file));
  underWay.set(file, bytes);
  return bytes;
}

async function recall(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  // A power cut leaves empty files.
  if (statSync(file, { throwIfNoEntry: false })?.size) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFile(file);
  }
  const bytes = await make();
  // A build that is stopped half-way must not leave half of it behind.
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
  return bytes;
}

/** Removes from a cache what no build has used for a month: every change of a page leaves something behind. */
export function forgetUnused(cache: string, now = Date.now()): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const file = join(cache, name);
    if (now - statSync(file).mtimeMs > daysKept * 86_400_000) rmSync(file);
  }
}
