import type { Page } from "@playwright/test";
import { getMessages } from "#collections/site/messages.ts";
import { findAxeViolations, findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openTour, type Tour } from "../support/chromium.ts";
import { findContentLoss } from "../support/content-loss.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import { type ScreenName, twelveScreens } from "../support/twelve-screens.ts";

// One page of each kind, each in one visit. tests/every-page/ asks more of every page.

/** Files that a page may request, itself included, until its islands are alive. */
const maxRequests = 16;
const { buttons } = getMessages();

interface Special {
  status?: number;
  /** Brings the page into the state that is looked at, once it has been walked through. */
  prepare?: (page: Page) => Promise<void>;
}

const specials: Partial<Record<ScreenName, Special>> = {
  "a form with errors": {
    async prepare(page) {
      await page.getByRole("button", { name: buttons.send }).click();
      await page.getByText("Enter your first name.").waitFor();
    },
  },
  "a page that is not there": { status: 404 },
};
const screens = Object.entries(twelveScreens).map(([name, path]) => {
  const special: Special = specials[name as ScreenName] ?? {};
  return { name, path, ...special };
});

// Each worker takes some: one alone would be the last to end.
test.describe.configure({ mode: "parallel" });

let visitor: Tour;
test.beforeAll(async ({ browser }) => {
  // Slides that move fetch the next ones, sooner or later as the machine is quick.
  visitor = await openTour(browser, { reducedMotion: "reduce" });
  await watchShift(visitor.page);
});

for (const { name, path, status = 200, prepare } of screens) {
  test(`${name}: nothing moves while it loads, all is reached by keyboard, there is no barrier and no loss at 320 px`, {
    tag: "@gate",
  }, async () => {
    const { page, consoleErrors, requests } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await visitor.open(origin + path);
    await expectNoShift(page);
    expect(await answerOf(page)).toBe(status);
    const files = [...new Set(requests)].filter(isOfPage);
    expect(files.length, files.join("\n")).toBeLessThanOrEqual(maxRequests);

    await page.setViewportSize({ width: 1440, height: 900 });
    await walkByKeyboard(page, "main");
    await prepare?.(page);
    // Further down, the header lies on what has been scrolled under it.
    await page.evaluate(() => scrollTo(0, 0));
    // Folded parts (cards, profiles) are looked at open when wide and closed when narrow.
    await page.evaluate(setFolded, false);
    expect(await findAxeViolations(page), "1440 px, all open").toEqual([]);
    await page.evaluate(setFolded, true);
    await page.setViewportSize({ width: 360, height: 900 });
    expect(await findAxeViolationsInBothSchemes(page), "360 px").toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findContentLoss(page), "320 px").toEqual([]);

    expect(requests.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual(
      [],
    );
    expect(await page.context().cookies()).toEqual([]);
    // A browser notes the status, and the page for what is not there logs its path by design.
    expect(consoleErrors.filter((text) => status === 200 || !/404/.test(text))).toEqual([]);
  });
}

/** Small signs of the browser's own frame are no part of a page; only a Chromium with a window asks for them. */
const isOfPage = (url: string) => !url.startsWith("data:") && !url.endsWith("/favicon.svg");

/** The status with which the page came. */
const answerOf = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).responseStatus,
  );

/** Closes or opens the folded parts of the page that were closed when it came. */
function setFolded(isFolded: boolean): void {
  const selector = isFolded ? "details[data-unfolded]" : "main details:not([open])";
  for (const details of document.querySelectorAll<HTMLDetailsElement>(selector)) {
    details.dataset.unfolded = "";
    details.open = !isFolded;
  }
}
