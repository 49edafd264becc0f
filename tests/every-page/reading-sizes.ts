import type { ReadingSize } from "../support/content-loss.ts";

/** Where words of the law library must not break either. */
export const narrowest = "letters twice as large on the narrowest phone";

export const readingSizes: Record<string, ReadingSize> = {
  "letters twice as large on a desk": { width: 1440, height: 900, letters: 32 },
  "letters twice as large on a phone": { width: 390, height: 844, letters: 32 },
  [narrowest]: { width: 320, height: 568, letters: 32 },
  "a very wide screen": { width: 2560, height: 1400 },
  "a page enlarged fourfold, or a narrow phone": { width: 320, height: 256 },
  "a small desk": { width: 1024, height: 768 },
  // A tablet needs more room with wide letters. Last, because the spacing cannot be removed.
  "letters, words and lines far apart on a tablet": { width: 768, height: 1024, isSpaced: true },
};
