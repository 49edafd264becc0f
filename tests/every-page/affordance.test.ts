import type { Locator, Page } from "@playwright/test";
import { openTour } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

let page: Page;
test.beforeAll(async ({ browser }) => {
  ({ page } = await openTour(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  }));
});

/** Lines of the text in a part. */
const linesOf = (part: Locator) =>
  part.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size;
  });

test("the button in the footer takes one line wherever the columns stand side by side", async () => {
  await page.goto(`${origin}/about`);
  for (const width of [1181, 1280, 1360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await linesOf(page.locator("footer a[href='/newsletter']").first()), `${width}`).toBe(1);
  }
});

test("the arrow of a link that wraps stands in its last line", async () => {
  await page.goto(`${origin}/press`);
  await page.setViewportSize({ width: 320, height: 800 });
  const arrows = await page.locator("main a > span:has(> svg)").evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange();
      range.setEndBefore(span.querySelector("svg") as Element);
      range.setStart(span, 0);
      const lines = [...range.getClientRects()];
      const last = lines.at(-1);
      const arrow = span.querySelector("svg")?.getBoundingClientRect();
      const middle = arrow ? (arrow.top + arrow.bottom) / 2 : 0;
      const isBeside = last && arrow && Math.abs(arrow.left - last.right) < 16;
      return {
        lines: lines.length,
        isInLast: last && last.top < middle && middle < last.bottom,
        isBeside,
      };
    }),
  );
  expect(arrows.some(({ lines }) => lines > 1)).toBe(true);
  expect(arrows.filter(({ isInLast, isBeside }) => !(isInLast && isBeside))).toEqual([]);
});
