// @module-tag gate
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { getArticles } from "#collections/articles/articles.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { lawsPath } from "#collections/laws/laws.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { getDoors, letterPath } from "#collections/rights/rights.ts";
import { getMessages } from "#collections/site/messages.ts";
import { findAxeViolations, findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { closeBrowser, openTour, type Tour } from "../support/chromium.ts";
import { findContentLoss } from "../support/content-loss.ts";
import { walkByKeyboard } from "../support/keyboard-walk.ts";
import { expectNoShift, watchShift } from "../support/layout-shift.ts";

// One page of each kind, each in one visit. tests/every-page/ asks more of every page.

/** Files that a page may request, itself included, until its islands are alive. */
const maxRequests = 16;
const { buttons } = getMessages();

/** The first of a list that must not be empty. */
function firstPath(list: readonly { path?: string; link?: string }[]): string {
  const path = list[0]?.path ?? list[0]?.link;
  if (!path) throw new Error("There is no page of this kind.");
  return path;
}

interface Screen {
  path: string;
  status?: number;
  /** Brings the page into the state that is looked at, once it has been walked through. */
  prepare?: (page: Page) => Promise<void>;
}

const screens: Record<string, Screen> = {
  home: { path: "/" },
  "a programme": { path: firstPath(getProgrammes()) },
  "a case": { path: firstPath(getMainCases()) },
  "a country": { path: `${lawsPath}/country/uganda` },
  "a door": { path: firstPath(getDoors()) },
  "a letter": { path: letterPath("access") },
  "a form with errors": {
    path: "/contact",
    async prepare(page) {
      await page.getByRole("button", { name: buttons.send }).click();
      await page.getByText("Enter your first name.").waitFor();
    },
  },
  donate: { path: "/donate" },
  "a news item": { path: firstPath(getArticles("news")) },
  "what was found": { path: "/search?q=data" },
  team: { path: "/about/team" },
  "a page that is not there": { path: "/nothing-of-this-name", status: 404 },
};

afterAll(closeBrowser);
const origin = inject("origin");

let visitor: Tour;
beforeAll(async () => {
  // Slides that move fetch the next ones, sooner or later as the machine is quick.
  visitor = await openTour({ reducedMotion: "reduce" });
  await watchShift(visitor.page);
});

test.each(Object.entries(screens))(
  "%s: nothing moves while it loads, all is reached by keyboard, there is no barrier and no loss at 320 px",
  async (_, { path, status = 200, prepare }) => {
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
  },
);

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
