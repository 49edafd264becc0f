import type { ReadingSize } from "../support/content-loss.ts";

/** Pages of every kind on which the sizes of /display are tested: all of them would cost a minute. */
const sample = new Set([
  "/",
  "/404",
  "/about/team",
  "/contact",
  "/display",
  "/donate",
  "/news",
  "/news/laws",
  "/our-products/overview",
  "/products/strategic-litigation",
  "/programmes/bita",
  "/search",
  "/your-data-rights",
  "/your-data-rights/loan-app",
  "/your-data-rights/letters/access",
]);

/** Where words of the law library must not break either. */
export const narrowest = "letters twice as large on the narrowest phone";

export const readingSizes: Record<string, ReadingSize & { only?: ReadonlySet<string> }> = {
  "letters twice as large on a desk": { width: 1440, height: 900, letters: 32 },
  "letters twice as large on a phone": { width: 390, height: 844, letters: 32 },
  [narrowest]: { width: 320, height: 568, letters: 32 },
  "text chosen half as large again on the narrowest phone": {
    width: 320,
    height: 568,
    chosen: 150,
  },
  "text chosen half as large again on a phone": {
    width: 360,
    height: 800,
    chosen: 150,
    only: sample,
  },
  "text chosen half as large again on a small desk": {
    width: 1190,
    height: 800,
    chosen: 150,
    only: sample,
  },
  "text chosen half as large again on a tablet": {
    width: 768,
    height: 1024,
    chosen: 150,
    only: sample,
  },
  "a very wide screen": { width: 2560, height: 1400 },
  "a page enlarged fourfold, or a narrow phone": { width: 320, height: 256 },
  "a small desk": { width: 1024, height: 768 },
  // A tablet needs more room with wide letters. Last, because the spacing cannot be removed.
  "letters, words and lines far apart on a tablet": { width: 768, height: 1024, isSpaced: true },
};
