import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RunningSite } from "../support/running-site.ts";
import { oneOfEachKind, publicPaths } from "../support/site-paths.ts";
import {
  hasPictures,
  openPictureBaseline,
  type PictureBaseline,
  tolerance,
  weightOfPictures,
} from "./picture-baseline.ts";
import {
  openPainter,
  openStillWindow,
  startSiteForPictures,
  takePicture,
  views,
} from "./take-picture.ts";

/** One page in so many, another one in each view; `npm run screenshots -- --compare` compares all. */
const oneIn = 20;

let site: RunningSite;
let browser: Browser;
let keeper: PictureBaseline;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSiteForPictures(), openPainter()]);
  keeper = await openPictureBaseline(browser.version());
});
afterAll(async () => {
  keeper.close();
  await Promise.all([browser.close(), site[Symbol.asyncDispose]()]);
});

if (!hasPictures()) console.log("  No pictures are kept yet: npm run screenshots -- --keep");

test.runIf(hasPictures()).each(views.map((view, nth) => ({ ...view, nth })))(
  "pages look as on their pictures, at $width px in $colorScheme",
  async ({ nth, ...view }) => {
    const window = await openStillWindow(browser, view);
    const page = await window.newPage();
    const changed: string[] = [];
    const paths = oneOfEachKind(publicPaths()).filter((_, index) => index % oneIn === nth);
    for (const path of paths) {
      const compared = keeper.compare(path, view, await takePicture(page, site.origin + path));
      if (typeof compared === "string") console.log(`  ${path} is not compared: ${compared}`);
      else if (compared > tolerance) changed.push(`${path}: ${(compared * 100).toFixed(2)} %`);
    }
    await window.close();
    expect(
      changed,
      "npm run screenshots -- --compare shows them, -- --keep takes them anew",
    ).toEqual([]);
  },
);

test("the pictures weigh 8 MB at most", () => {
  expect(weightOfPictures()).toBeLessThanOrEqual(8_000_000);
});
