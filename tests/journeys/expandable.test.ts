import { getMessages } from "#collections/site/messages.ts";
import { getPillars } from "#collections/site/strategy.ts";
import { getTeam } from "#collections/team/collection.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const nameOf = (index: number) => getTeam()[index]?.name ?? getTeam()[index]?.position ?? "";
const activityOf = (index: number) => getPillars()[index]?.activities[1]?.name ?? "";

const { buttons } = getMessages();

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with JavaScript: ${javaScriptEnabled}`, () => {
    test("opens one profile at a time, and closes it on a second click", { tag: "@gate" }, async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ ...desk, javaScriptEnabled });
      const { page } = visitor;
      await page.goto(`${origin}/about/team`);
      const toggles = page.locator("main details[name=profile] > summary");
      const open = page.locator("main details[name=profile][open]");
      expect(await toggles.count()).toBe(getTeam().length);
      expect(await open.count()).toBe(0);

      await toggles.nth(2).click();
      await open.getByText(buttons.hideProfile).waitFor();
      await page.getByRole("heading", { name: nameOf(2) }).waitFor();

      await toggles.nth(0).click();
      await page.getByRole("heading", { name: nameOf(0) }).waitFor();
      expect(await open.count()).toBe(1);
      expect(await page.getByText(buttons.viewProfile).filter({ visible: true }).count()).toBe(
        getTeam().length - 1,
      );

      await toggles.nth(0).click();
      await expect.poll(() => open.count()).toBe(0);
      expect(await page.getByText(buttons.hideProfile).filter({ visible: true }).count()).toBe(0);
    });

    test("the cards of the framework open on their own and change their label", async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ ...desk, javaScriptEnabled });
      const { page } = visitor;
      await page.goto(`${origin}/about/otc-framework`);
      const toggles = page.locator("main summary");
      expect(await toggles.count()).toBe(getPillars().length);
      await toggles.nth(0).press("Enter");
      await toggles.nth(1).press("Enter");
      await page.getByText(activityOf(0)).waitFor();
      await page.getByText(activityOf(1)).waitFor();
      expect(await page.getByText(buttons.hideDetails).filter({ visible: true }).count()).toBe(2);
      await toggles.nth(0).press("Enter");
      await page.getByText(activityOf(0)).waitFor({ state: "hidden" });
      expect(await page.getByText(buttons.viewDetails).filter({ visible: true }).count()).toBe(
        getPillars().length - 1,
      );
    });
  });
}

test("an open profile lies below all cards on a desk and below its own on a phone", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(`${origin}/about/team`);
  await page.locator("main summary").nth(1).click();
  const profile = page.locator("main details[open] > div");
  const topOf = async (index: number) =>
    (await page.locator("main summary").nth(index).boundingBox())?.y ?? Number.NaN;

  const wide = await profile.boundingBox();
  expect(wide?.width).toBeGreaterThan(1200);
  // The first line of the wall holds five; further lines come below its profile.
  for (let card = 0; card < Math.min(getTeam().length, 5); card += 1) {
    expect(wide?.y).toBeGreaterThan(await topOf(card));
  }

  await page.setViewportSize(phone.viewport);
  const narrow = await profile.boundingBox();
  expect(narrow?.y).toBeGreaterThan(await topOf(1));
  expect(narrow?.y).toBeLessThan(await topOf(2));
});
