import type { Page } from "@playwright/test";
import { openingAddress } from "#app/pages/rights/letters/opening.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors, getWall, letterPath, rightsPath } from "#collections/rights/rights.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const phone = { viewport: { width: 390, height: 844 } };
const { door: labels } = getPage("your-data-rights");

test("the letter against unwanted messages is three taps from home on a phone's contacts", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ ...phone, javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin);
  await page.getByRole("main").locator(`a[href="${rightsPath}"]`).first().click();
  await page.waitForURL(origin + rightsPath);
  // The complaint is the third step, and no bar pushes it.
  expect(await page.locator(`main a[href="${letterPath("complaint")}"]`).count()).toBe(1);
  await page.locator(`main a[href="${rightsPath}/loan-app"]`).first().click();
  await page.waitForURL(`${origin + rightsPath}/loan-app`);
  await page.getByRole("link", { name: labels.write }).first().click();
  await page.waitForURL(`${origin + letterPath("stop-harm")}#**`);
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

/** Scrolls until an element that fits is whole on screen with nothing above it; returns how many screens that took. */
const scrollTo = (page: Page, selector: string) =>
  page.evaluate(async (selector) => {
    await document.fonts.ready;
    for (; ; scrollBy({ top: 8, behavior: "instant" })) {
      for (const element of document.querySelectorAll(selector)) {
        const { left, width, top, bottom } = element.getBoundingClientRect();
        const isFree = (y: number) =>
          element.contains(document.elementFromPoint(left + width / 2, y));
        if (isFree(top + 3) && isFree(bottom - 3)) {
          for (const other of document.querySelectorAll("[data-walked]"))
            other.removeAttribute("data-walked");
          element.setAttribute("data-walked", "");
          return scrollY / innerHeight;
        }
      }
      if (scrollY + innerHeight >= document.documentElement.scrollHeight) return Infinity;
    }
  }, selector);

for (const { width, height } of [
  { width: 390, height: 760 },
  { width: 360, height: 592 },
]) {
  test.describe(`on a screen of ${width} × ${height}`, () => {
    for (const door of getWall()) {
      test(`${door.path} leads from home to the first field of its letter in three taps and two screens`, async ({
        openVisitorPage,
      }) => {
        // Nothing can be pressed while one page turns into the next.
        const visitor = await openVisitorPage({
          viewport: { width, height },
          reducedMotion: "reduce",
        });
        const { page } = visitor;
        await page.goto(origin);
        let screens = 0;
        for (const href of [
          rightsPath,
          door.path,
          openingAddress(getLetter(door.send), door.opens),
        ]) {
          screens += await scrollTo(page, `main a[href="${href}"]`);
          await page.locator("[data-walked]").click();
          await page.waitForURL(origin + href);
        }
        await page.locator("main input").first().waitFor();
        screens += await scrollTo(page, "main input");
        expect(screens).toBeLessThanOrEqual(2);
      });
    }
  });
}

test("a bar pushes no letter while the warnings before it are on most of the screen", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  const door = getDoors().find(({ before }) => before.length > 0);
  await page.goto(origin + door?.path);
  await page
    .locator('main a[href="#help"]')
    .evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const bar = page.getByRole("complementary", { name: labels.write });
  expect((await bar.boundingBox())?.y).toBeGreaterThan(phone.viewport.height);
});

test("the menu of a phone links to the doors on every page", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;
  await page.goto(`${origin}/press`);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page
    .getByRole("navigation", { name: "Main" })
    .locator(`a[href="${rightsPath}"]`)
    .last()
    .click();
  await page.waitForURL(origin + rightsPath);
});

for (const {
  slug,
  path,
  drawing,
  right,
  to,
  answer,
  send,
  opens,
  sms,
  alsoSend,
  danger,
  before,
} of getDoors()) {
  test.describe(`the door ${slug}`, () => {
    // Warnings come before any right, and one SMS before the wait.
    const screens = before.length > 0 || sms ? 3 : 2;
    test(`shows the answer on the first ${screens} screens of a phone, without JavaScript`, async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ ...phone, javaScriptEnabled: false });
      const { page } = visitor;
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const limit = answer.days ? labels.answer.replace("{days}", `${answer.days}`) : labels.noDays;
      const answers = {
        right: page.getByText(right.text, { exact: true }),
        letter: page.getByText(labels.send.replace("{name}", getLetter(send).name)),
        "the letter's button": page.getByRole("link", { name: labels.write }).first(),
        address: page.getByText(to, { exact: true }),
        limit: page.getByText(limit, { exact: true }),
      };
      for (const [name, place] of Object.entries(answers)) {
        const box = await place.boundingBox();
        expect(box && box.y + box.height, `${slug}: ${name}`).toBeLessThanOrEqual(screens * 844);
      }
      // A reader who may be in danger sees that first.
      expect(await page.locator('a[href="#help"]').count()).toBe(
        danger || before.length > 0 ? 1 : 0,
      );
    });

    test("links to its letters, the complaint and the other doors", async () => {
      const html = await (await fetch(origin + path)).text();
      const hrefs = new Set(
        [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) =>
          href?.replaceAll("&amp;", "&"),
        ),
      );
      for (const href of [
        openingAddress(getLetter(send), opens),
        ...alsoSend.map((also) => openingAddress(getLetter(also.letter), also.opens)),
        letterPath("complaint"),
        ...getWall()
          .filter((other) => other.slug !== drawing)
          .map((other) => other.path),
      ]) {
        expect(hrefs).toContain(href);
      }
    });
  });
}

test("the sheet of all rights and each door print on one A5 page", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  for (const path of [rightsPath, ...getDoors().map((door) => door.path)]) {
    await page.goto(origin + path);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type \/Page\b/g), path).toHaveLength(1);
  }
});

test("shows a print button only with JavaScript", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin + rightsPath);
  await page.getByRole("button", { name: labels.print }).waitFor();
});
