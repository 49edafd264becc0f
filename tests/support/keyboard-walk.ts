import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { countActivity } from "./activity-counts.ts";

/** Numbers every visible control in a part of the page and returns their count. */
function numberControls(page: Page, part: string): Promise<number> {
  return page.evaluate((part) => {
    const controls = [
      ...(document
        .querySelector(part)
        ?.querySelectorAll<HTMLElement>(
          "a[href], button:not([disabled]), summary, input:not([type=hidden]), select, textarea",
        ) ?? []),
    ].filter((control) => {
      const box = control.getBoundingClientRect();
      const isShown = control.checkVisibility({ visibilityProperty: true }) && box.width > 0;
      // One radio button of a group is enough, the chosen one: arrows reach the others.
      const isFollower =
        control instanceof HTMLInputElement &&
        control.type === "radio" &&
        control !==
          (document.querySelector(`input[type=radio][name="${control.name}"]:checked`) ??
            document.querySelector(`input[type=radio][name="${control.name}"]`));
      return isShown && control.tabIndex >= 0 && !isFollower;
    });
    for (const [index, control] of controls.entries()) control.dataset.number = String(index);
    return controls.length;
  }, part);
}

/** Walks through the page with Tab; returns the numbers of the controls that had the focus. */
async function walk(page: Page, steps: number): Promise<Set<string>> {
  const reached = new Set<string>();
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(
      () => (document.activeElement as HTMLElement | null)?.dataset.number,
    );
    if (found !== undefined) reached.add(found);
  }
  return reached;
}

/** Checks that Tab reaches every control of a page or of its main part, and that Enter opens what folds. */
export async function walkByKeyboard(page: Page, part: "body" | "main"): Promise<void> {
  const count = await numberControls(page, part);
  if (part === "main") {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id), "the first stop").toBe("main");
  }
  // A few more steps than controls: the scrolling row of slides takes the focus as well.
  const reached = await walk(page, count + 4);
  countActivity("pages walked by keyboard");
  const missed = await page.evaluate(
    (numbers) =>
      [...document.querySelectorAll<HTMLElement>("[data-number]")]
        .filter((control) => !numbers.includes(control.dataset.number ?? ""))
        .map((control) => control.outerHTML.slice(0, 120)),
    [...reached],
  );
  expect(missed, "not reached with Tab").toEqual([]);

  const summaries = page.locator(`${part} summary:visible`);
  for (let index = 0; index < (await summaries.count()); index += 1) {
    const summary = summaries.nth(index);
    const isOpen = () => summary.evaluate((element) => element.closest("details")?.open);
    const before = await isOpen();
    await summary.press("Enter");
    expect(await isOpen(), `${await summary.textContent()} by Enter`).toBe(!before);
    await summary.press("Enter");
  }
}
