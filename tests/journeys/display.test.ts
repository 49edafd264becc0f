import { afterAll, expect, inject, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";

afterAll(closeBrowser);
const origin = inject("origin");
const { path, form, withoutScript } = getPage("display");

test("applies larger text, calm and contrast to every page, and resets them in one touch", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  await page.goto(origin + path);
  await page.getByLabel(form.sizes["150"]).check();
  await page.getByLabel(form.calm).check();
  await page.getByLabel(form.contrast).check();
  expect(await size()).toBe("24px");
  expect(await page.getByRole("status").textContent()).toContain(form.contrast);

  await page.goto(`${origin}/about`);
  expect(await size()).toBe("24px");
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
  // Nothing else is stored, and nothing is sent.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(
    JSON.stringify({
      "otc-display": JSON.stringify({ text: "150", calm: "yes", contrast: "more" }),
    }),
  );
  expect(await page.context().cookies()).toEqual([]);

  await page.goto(origin + path);
  expect(await page.getByLabel(form.sizes["150"]).isChecked()).toBe(true);
  await page.getByRole("button", { name: form.remove }).click();
  expect(await size()).toBe("16px");
  expect(await page.getByRole("status").textContent()).toBe(form.removed);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(visitor.consoleErrors).toEqual([]);
});

test.each([
  ["dark", "light"],
  ["light", "dark"],
] as const)("keeps %s that was chosen on a %s device", async (chosen, device) => {
  await using visitor = await openVisitorPage({ colorScheme: device });
  const { page } = visitor;
  const look = () =>
    page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return [colorScheme, getComputedStyle(document.body).backgroundColor];
    });
  const grounds = { light: "rgb(251, 252, 249)", dark: "rgb(1, 19, 12)" };
  await page.goto(origin + path);
  expect(await look()).toEqual([device, grounds[device]]);
  await page.getByLabel(form.themes[chosen], { exact: true }).check();
  expect(await look()).toEqual([chosen, grounds[chosen]]);
  expect(await page.getByRole("status").textContent()).toContain(form.themes[chosen]);

  await page.goto(`${origin}/about`);
  expect(await look()).toEqual([chosen, grounds[chosen]]);
  await page.emulateMedia({ media: "print" });
  expect(await look()).toEqual(["light", "rgb(255, 255, 255)"]);
  await page.emulateMedia({ media: "screen" });

  await page.goto(origin + path);
  expect(await page.getByLabel(form.themes[chosen], { exact: true }).isChecked()).toBe(true);
  await page.getByLabel(form.themes.device).check();
  expect(await look()).toEqual([device, grounds[device]]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(visitor.consoleErrors).toEqual([]);
});

test("the largest text covers neither logo nor edge of the header", async () => {
  await using visitor = await openVisitorPage({
    viewport: { width: 1440, height: 900 },
    // The logo changes its width in a fifth of a second, which a quick measurement falls into.
    reducedMotion: "reduce",
  });
  const { page } = visitor;
  await page.goto(origin + path);
  await page.getByLabel(form.sizes["150"]).check();
  for (const width of [320, 360, 390, 768, 1190, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const parts = await page
      .locator("header a, header button, header summary")
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return { name: part.textContent?.trim() ?? "", left, right, top, bottom };
        }),
      );
    const [logo] = parts;
    const drawing = await page.locator("header a svg").first().boundingBox();
    expect(drawing?.width, `${width} px`).toBeGreaterThan(90);
    for (const part of parts.slice(1)) {
      expect(part.left, `${width} px: ${part.name}`).toBeGreaterThanOrEqual(logo?.right ?? 0);
      expect(part.right, `${width} px: ${part.name}`).toBeLessThanOrEqual(width);
    }
  }
});

test("explains the browser's settings instead of controls without JavaScript", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin + path);
  expect(await page.getByLabel(form.calm).isVisible()).toBe(false);
  expect(await page.locator("main button").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByText(withoutScript.text).count()).toBe(1);
  expect(await page.getByRole("heading", { name: withoutScript.heading }).isVisible()).toBe(true);
});
