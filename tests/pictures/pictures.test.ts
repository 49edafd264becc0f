import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { publicPaths } from "../support/site-paths.ts";
import {
  hasPictures,
  openPictureKeeper,
  type PictureKeeper,
  tolerance,
  weightOfPictures,
} from "./kept-pictures.ts";
import { oneOfEachKind } from "./page-kinds.ts";
import { openPainter, openStillWindow, takePicture, views } from "./take-picture.ts";

/** The other two views are compared by `npm run look -- --compare`. */
const compared = views.filter(({ width }, index) => index === 0 || (width === 390 && index === 3));

let browser: Browser;
let keeper: PictureKeeper;
beforeAll(async () => {
  browser = await openPainter();
  keeper = await openPictureKeeper();
});
afterAll(async () => {
  await browser.close();
  keeper.close();
});

if (!hasPictures()) console.log("  No pictures are kept yet: npm run look -- --keep");

test.runIf(hasPictures()).each(compared)(
  "one page of each kind looks as it was kept, at $width px in $colorScheme",
  async (view) => {
    const window = await openStillWindow(browser, view);
    const page = await window.newPage();
    const changed: string[] = [];
    for (const path of oneOfEachKind(publicPaths())) {
      const png = await takePicture(page, inject("origin") + path);
      const differs = keeper.compare(path, view, png);
      if (differs === undefined) changed.push(`${path} has no picture`);
      else if (differs > tolerance)
        changed.push(`${path}: ${(differs * 100).toFixed(2)} % differs`);
    }
    await window.close();
    expect(changed, "npm run look -- --compare shows them, -- --keep takes them anew").toEqual([]);
  },
);

test("the pictures weigh 8 MB at most", () => {
  expect(weightOfPictures()).toBeLessThanOrEqual(8_000_000);
});
