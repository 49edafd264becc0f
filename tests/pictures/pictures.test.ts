import type { RunningSite } from "../support/running-site.ts";
import { oneOfEachKind, publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";
import {
  hasPictures,
  openPictureBaseline,
  type PictureBaseline,
  tolerance,
  weightOfPictures,
} from "./picture-baseline.ts";
import {
  openCamera,
  openPainter,
  openStillWindow,
  type Painter,
  startSiteForPictures,
  views,
} from "./take-picture.ts";

/** One page in so many, another one in each view; `npm run screenshots -- --compare` compares all. */
const oneIn = 20;

let site: RunningSite;
let painter: Painter;
let baseline: PictureBaseline;
test.beforeAll(async () => {
  [site, painter] = await Promise.all([startSiteForPictures(), openPainter()]);
  baseline = await openPictureBaseline(painter.id);
});
test.afterAll(async () => {
  baseline.close();
  await Promise.all([painter.browser.close(), site[Symbol.asyncDispose]()]);
});

test.skip(!hasPictures(), "No pictures are stored yet: npm run screenshots -- --keep");

for (const [nth, view] of views.entries()) {
  const { width, colorScheme } = view;
  test(`pages match their pictures, at ${width} px in ${colorScheme}`, async () => {
    test.skip(Boolean(baseline.incomparable), baseline.incomparable);
    const window = await openStillWindow(painter.browser, view);
    const take = await openCamera(window);
    const changed: string[] = [];
    const paths = oneOfEachKind(publicPaths()).filter((_, index) => index % oneIn === nth);
    for (const path of paths) {
      const compared = baseline.compare(path, view, await take(site.origin + path));
      if (typeof compared === "string") console.log(`  ${path} is not compared: ${compared}`);
      else if (compared > tolerance) changed.push(`${path}: ${(compared * 100).toFixed(2)} %`);
    }
    await window.close();
    expect(
      changed,
      "npm run screenshots -- --compare shows them, -- --keep replaces the stored pictures",
    ).toEqual([]);
  });
}

test("the pictures weigh 8 MB at most", () => {
  expect(weightOfPictures()).toBeLessThanOrEqual(8_000_000);
});
