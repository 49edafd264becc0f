import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import {
  findAxeViolationsEverywhere,
  findAxeViolationsInBothSchemes,
} from "../support/axe-violations.ts";
import { closeBrowser, openTour, openVisitorPage, type Tour } from "../support/chromium.ts";
import { recordFigures } from "../support/record-figures.ts";
import { sitePaths, statusPaths, visitedPaths } from "../support/site-paths.ts";

const list = getNavigation().items.findLast(({ dropdown }) => dropdown);

const { buttons, shell, toasts } = getMessages();

afterAll(closeBrowser);
const origin = inject("origin");

let visitor: Tour;
beforeAll(async () => {
  visitor = await openTour({ reducedMotion: "reduce" });
});

describe.each(visitedPaths(sitePaths()))("%s", (path) => {
  test("has no barrier in light and dark, wide and narrow, and nothing foreign", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "light" });
    await visitor.open(origin + path);
    expect(await findAxeViolationsEverywhere(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, "scrolls sideways at 320 px").toBeLessThanOrEqual(320);

    // Every folded part open: cards, profiles (one at a time by design), menu lists.
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    if ((await page.locator("details").count()) > 0) {
      expect(await findAxeViolationsInBothSchemes(page, "details"), "with everything open").toEqual(
        [],
      );
    }

    const foreign = visitor.requests.filter(
      (url) => !url.startsWith(origin) && !url.startsWith("data:"),
    );
    const cookies = await page.context().cookies();
    recordFigures({
      requests: visitor.requests.length,
      thirdParties: foreign.length,
      cookies: cookies.length,
    });
    expect(foreign).toEqual([]);
    expect(cookies).toEqual([]);
    expect(visitor.consoleErrors.filter((text) => !isExpected(path, text))).toEqual([]);
  });
});

/** The status pages answer with their status, which a browser notes, and 404 logs its path by design. */
function isExpected(path: string, complaint: string): boolean {
  return statusPaths.includes(path) && /404/.test(complaint);
}

// Calm, so that no colour is on its way while it is judged.
const reducedMotion = "reduce";

describe("states that a visit opens", () => {
  test("the menu on a phone and a list on a desk have no barrier", async () => {
    await using visitor = await openVisitorPage({
      viewport: { width: 390, height: 844 },
      reducedMotion,
    });
    const { page } = visitor;
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: shell.openMenu }).click();
    await page.getByLabel(shell.showPagesUnder.replace("{section}", list?.name ?? "")).click();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });

  test("a form with errors and a toast has no barrier", async () => {
    await using visitor = await openVisitorPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion,
    });
    const { page } = visitor;
    await page.goto(`${origin}/contact`);
    await page.waitForSelector("[data-island=contact-form][data-state=hydrated]", {
      state: "attached",
    });
    await page.getByRole("button", { name: buttons.send }).click();
    await page.getByText("Enter your first name.").waitFor();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);

    await page.route("**/contact", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    for (const name of ["firstName", "lastName", "subject", "message"]) {
      await page.locator(`form [name=${name}]`).first().fill("Hello");
    }
    await page.locator("form [name=email]").first().fill("amina@example.org");
    await page.getByRole("button", { name: buttons.send }).click();
    await page.getByText(toasts.contactFailed.title).first().waitFor();
    // Until it has come in: half transparent, its words have no contrast to judge.
    await page.getByRole("alert").evaluateAll((alerts) => {
      const entries = alerts.flatMap((alert) => alert.getAnimations({ subtree: true }));
      return Promise.all(entries.map(({ finished }) => finished)).then(() => undefined);
    });
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });
});
