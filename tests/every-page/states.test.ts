import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openTour, type Tour } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const list = getNavigation().items.findLast(({ dropdown }) => dropdown);

const { buttons, shell, toasts } = getMessages();

let visitor: Tour;
test.beforeAll(async ({ browser }) => {
  visitor = await openTour(browser, { reducedMotion: "reduce" });
});

// Colours in transition cannot be judged.
const reducedMotion = "reduce";

test.describe("states that a visit opens", () => {
  for (const path of ["/", "/news", "/404"]) {
    test(`the lists of the menu on a desk have no violation on ${path}`, async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 1440, height: 900 });
      await visitor.open(origin + path);
      const lists = page.locator("header details");
      expect(await lists.count()).toBeGreaterThan(0);
      for (let nth = 0; nth < (await lists.count()); nth += 1) {
        await lists.nth(nth).evaluate((details: HTMLDetailsElement) => {
          details.open = true;
        });
      }
      expect(await findAxeViolationsInBothSchemes(page, "header")).toEqual([]);
    });
  }

  test("the menu on a phone and a list in it have no violation", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({
      viewport: { width: 390, height: 844 },
      reducedMotion,
    });
    const { page } = visitor;
    await page.goto(origin);
    await page.getByRole("button", { name: shell.openMenu }).click();
    await page.getByLabel(shell.showPagesUnder.replace("{section}", list?.name ?? "")).click();
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });

  test("a form with errors and a toast has no violation", async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({
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
    // While it fades in, its words have no contrast to judge.
    await page.getByRole("alert").evaluateAll((alerts) => {
      const entries = alerts.flatMap((alert) => alert.getAnimations({ subtree: true }));
      return Promise.all(entries.map(({ finished }) => finished)).then(() => undefined);
    });
    expect(await findAxeViolationsInBothSchemes(page)).toEqual([]);
  });
});
