import { openTour, type Tour } from "../support/chromium.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { origin } from "../support/origin.ts";
import { publicPaths, sampledPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

let visitor: Tour;
test.beforeAll(async ({ browser }) => {
  visitor = await openTour(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
    reducedMotion: "reduce",
  });
});

const paths = sampledPaths(publicPaths());

for (const path of paths) {
  test.describe(`${path} without JavaScript`, () => {
    test("is complete, and every control works by keyboard", async () => {
      const { page } = visitor;
      await visitor.open(origin + path);
      expect((await page.locator("main").innerText()).length, "words").toBeGreaterThan(40);

      // Header and footer are the same everywhere: they are walked once, and elsewhere passed by their own link.
      await walkByKeyboard(page, path === paths[0] ? "body" : "main");
    });
  });
}
