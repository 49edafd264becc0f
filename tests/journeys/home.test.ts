import type { BrowserContextOptions, Page } from "@playwright/test";
import { getPage } from "#collections/pages/pages.ts";
import { waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, type OpenVisitorPage, test } from "../support/test.ts";

const { hero, doors, products } = getPage("home");
const messages = [hero.first.message, ...hero.slides.map(({ message }) => message)];
const count = messages.length;
/** What a slide is called, such as slide(1). */
const slide = (number: number) => `${number} of ${count}`;
const dot = (number: number) => `Go to slide ${number} of ${count}`;

async function openHome(openVisitorPage: OpenVisitorPage, options: BrowserContextOptions = {}) {
  const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 }, ...options });
  // Time is moved by the test, so that 6.5 seconds take none.
  await visitor.page.clock.install();
  await visitor.page.goto(origin);
  await visitor.page.clock.runFor(1000);
  await waitForHydration(visitor.page, "hero-slideshow");
  return visitor;
}

function currentSlide(page: Page) {
  return page.locator("[aria-roledescription=slide]:not([inert])").getAttribute("aria-label");
}

for (const [width, height] of [
  [360, 592],
  [390, 760],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`the way to help and the decision begin in a first screen of ${width} × ${height}`, async ({
    openVisitorPage,
  }) => {
    const visitor = await openHome(openVisitorPage, { viewport: { width, height } });
    // From the cache, so that the site's own fonts are there at the first paint, as busy as the machine may be.
    await visitor.page.reload();
    for (const words of [doors.misused.heading, doors.decision.heading]) {
      const box = await visitor.page
        .getByRole("main")
        .locator("a", { hasText: words })
        .boundingBox();
      expect(height - (box?.y ?? height), words).toBeGreaterThanOrEqual(96);
    }
  });
}

test("the narrowest phone shows the way to help in its first screen", async ({
  openVisitorPage,
}) => {
  const visitor = await openHome(openVisitorPage, { viewport: { width: 320, height: 568 } });
  await visitor.page.reload();
  const help = visitor.page.getByRole("main").locator("a", { hasText: doors.misused.heading });
  expect(568 - ((await help.boundingBox())?.y ?? 568)).toBeGreaterThanOrEqual(72);
});

test("slides advance every 6.5 seconds and wrap around", async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage);
  const { page } = visitor;
  const seen = [await currentSlide(page)];
  for (let turn = 0; turn < count; turn += 1) {
    await page.clock.runFor(6500);
    seen.push(await currentSlide(page));
  }
  expect(seen).toEqual([...messages.keys(), 0].map((index) => slide(index + 1)));
});

test("no later slide or ground counts as the largest paint", async ({ openVisitorPage }) => {
  const latePaints = async (width: number, height: number) => {
    const visitor = await openVisitorPage({ viewport: { width, height } });
    const { page } = visitor;
    await page.goto(origin);
    await waitForHydration(page, "hero-slideshow");
    // The next slide's picture comes after three seconds, its turn after six and a half.
    const settled = (await page.evaluate(() => performance.now())) + 3000;
    await page.waitForFunction(() => {
      const third = document.querySelector("#slide-3[data-current=true]");
      return third && third.getAnimations().length === 0;
    });
    return await page.evaluate(async (from) => {
      // What has changed is painted a frame later and reported after it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      const observed = new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      });
      return (await observed)
        .filter(({ startTime }) => startTime > from)
        .map((entry) => `${(entry as LargestContentfulPaint).url} ${entry.startTime}`);
    }, settled);
  };
  const screens = [
    [390, 760],
    [768, 1024],
    [1366, 768],
    [1440, 900],
    // The grounds of the products are in the first view.
    [1440, 2600],
  ] as const;
  const late = await Promise.all(screens.map(([width, height]) => latePaints(width, height)));
  expect(late).toEqual(screens.map(() => []));
});

test("a dot shows its slide and pauses the show", async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage);
  const { page } = visitor;
  await page.getByRole("button", { name: dot(4) }).click();
  expect(await currentSlide(page)).toBe(slide(4));
  await page.mouse.move(700, 880);
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(slide(4));
  await page.getByRole("button", { name: "Play slides" }).waitFor();
});

test("the pause button stops the show, and its label names the next action", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage);
  const { page } = visitor;
  await page.getByRole("button", { name: "Pause slides" }).click();
  await page.getByRole("button", { name: "Play slides" }).waitFor();
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(slide(1));
});

test("hover and focus pause the show until they leave", async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage);
  const { page } = visitor;
  await page.locator("h1").hover();
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(slide(1));
  await page.mouse.move(700, 30);
  await page.clock.runFor(6600);
  expect(await currentSlide(page)).toBe(slide(2));
  await page.getByRole("link", { name: hero.slides[0]?.action.label ?? "" }).focus();
  await page.clock.runFor(20_000);
  expect(await currentSlide(page)).toBe(slide(2));
});

test("nothing moves with reduced motion", { tag: "@gate" }, async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage, { reducedMotion: "reduce" });
  const { page } = visitor;
  await page.clock.runFor(60_000);
  expect(await currentSlide(page)).toBe(slide(1));
  await page.getByRole("button", { name: "Play slides" }).waitFor();
});

test("a swipe shows the next slide or the previous", async ({ openVisitorPage }) => {
  const visitor = await openHome(openVisitorPage, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const { page } = visitor;
  const swipe = (from: number, to: number) =>
    page.locator("[data-slides]").evaluate(
      (element, [start, end]) => {
        const touch = (x: number) =>
          new Touch({ identifier: 1, target: element, clientX: x, clientY: 300 });
        const fire = (type: string, x: number, touches: Touch[]) =>
          element.dispatchEvent(
            new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(x)] }),
          );
        fire("touchstart", start ?? 0, [touch(start ?? 0)]);
        fire("touchend", end ?? 0, []);
      },
      [from, to],
    );
  await swipe(300, 100);
  expect(await currentSlide(page)).toBe(slide(2));
  await swipe(100, 300);
  expect(await currentSlide(page)).toBe(slide(1));
});

test("all slides can be read and reached by dots without JavaScript", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin);
  const titles = await page
    .locator("[aria-roledescription=slide]")
    .locator("h1, h2")
    .allTextContents();
  expect(titles.map((title) => title.trim())).toEqual(messages);
  for (const number of [count, 3, 1]) {
    await page.getByRole("link", { name: dot(number) }).click();
    const shown = page.locator(`#slide-${number}`);
    await expect.poll(async () => Math.round((await shown.boundingBox())?.x ?? -1)).toBe(0);
  }
});

test("the pictures of the products change every 4 seconds and can be paused", async ({
  openVisitorPage,
}) => {
  const visitor = await openHome(openVisitorPage);
  const { page } = visitor;
  const showcase = page.locator("[data-island=product-showcase]");
  await showcase.locator("h2").scrollIntoViewIfNeeded();
  await page.clock.runFor(500);
  await waitForHydration(page, "product-showcase");
  const current = () => showcase.locator("article[data-current=true] h3").textContent();
  const seen = [await current()];
  for (let turn = 0; turn < products.cards.length; turn += 1) {
    await page.clock.runFor(4000);
    seen.push(await current());
  }
  const titles = products.cards.map(({ title }) => title);
  expect(seen).toEqual([...titles, titles[0]]);
  await showcase.getByRole("button", { name: "Pause changing background" }).click();
  await page.clock.runFor(9000);
  expect(await current()).toBe(titles[0]);
});
