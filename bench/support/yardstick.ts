import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/** Milliseconds that Brotli takes for the lock file, beside which other times are read. */
export function packLockFile(): number {
  const bytes = readFileSync("package-lock.json");
  return median(
    Array.from({ length: 5 }, () => {
      const begun = performance.now();
      brotliCompressSync(bytes);
      return performance.now() - begun;
    }),
  );
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
