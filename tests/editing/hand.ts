import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** A choice shows once the file has it, which takes its time on a busy machine. */
export const patient = { timeout: 20_000 };

/** How somebody uses a page. A journey is written once and walked by each. */
export interface Hand {
  /** A button, a link or the name of something folded. */
  press(what: Locator): Promise<void>;
  /** In the place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Behind what stands there. */
  append(field: Locator, text: string): Promise<void>;
  /** One of several that exclude each other. */
  choose(option: Locator): Promise<void>;
  /** @param label the words of a choice, from its beginning */
  select(list: Locator, label: string): Promise<void>;
  /** @param value such as `2026-12-01`, or `2026-12-01T09:30` where a time is wanted too */
  setDay(field: Locator, value: string): Promise<void>;
  /** @param file a path on this machine */
  bring(field: Locator, file: string): Promise<void>;
}

/** By mouse, or by keyboard alone: with Tab, Enter, the arrows and what is typed. */
export function handOn(page: Page, { keyboard }: { keyboard: boolean }): Hand {
  return keyboard ? keyboardOn(page) : mouseOn();
}

function mouseOn(): Hand {
  return {
    press: (what) => what.click(),
    write: (field, text) => field.fill(text),
    async append(field, text) {
      await field.click();
      await field.press("ControlOrMeta+End");
      await field.pressSequentially(text);
    },
    choose: (option) => option.click(),
    async select(list, label) {
      const options = await list.locator("option").allTextContents();
      const found = options.find((option) => option.startsWith(label));
      await list.selectOption({ label: found ?? label });
    },
    setDay: (field, value) => field.fill(value),
    bring: (field, file) => field.setInputFiles(file),
  };
}

function keyboardOn(page: Page): Hand {
  const { keyboard } = page;
  return {
    async press(what) {
      await tabTo(page, what);
      await keyboard.press("Enter");
    },
    async write(field, text) {
      await tabTo(page, field);
      await keyboard.press("ControlOrMeta+a");
      if (text) await keyboard.type(text);
      else await keyboard.press("Delete");
    },
    async append(field, text) {
      await tabTo(page, field);
      await keyboard.press("ControlOrMeta+End");
      await keyboard.type(text);
    },
    async choose(option) {
      const name = await option.getAttribute("name");
      const chosen = page.locator(`input[type=radio][name="${name}"]:checked`);
      await tabTo(page, chosen);
      const way = await wayTo(option);
      while ((await wayTo(option)) !== "here") {
        await keyboard.press(way === "behind" ? "ArrowDown" : "ArrowUp");
      }
    },
    async select(list, label) {
      await tabTo(page, list);
      await keyboard.type(label);
    },
    async setDay(field, value) {
      await tabTo(page, field);
      // The page is opened by somebody in Britain: the day comes first.
      const [date = "", time] = value.split("T");
      await keyboard.type(date.split("-").reverse().join(""));
      if (!time) return;
      // A year may have six figures, so that nobody moves on by itself.
      await keyboard.press("ArrowRight");
      await keyboard.type(time.replace(":", ""));
    },
    async bring(field, file) {
      await tabTo(page, field);
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        keyboard.press("Enter"),
      ]);
      await chooser.setFiles(file);
    },
  };
}

/** More stops than any form has. */
const mostStops = 2000;

/** Presses Tab, or Tab with Shift, until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await untilUsable(wanted);
  for (let stop = 0; stop < mostStops; stop += 1) {
    const way = await wayTo(wanted);
    if (way === "here") return;
    await page.keyboard.press(way === "behind" ? "Tab" : "Shift+Tab");
  }
  throw new Error(`No key leads to ${wanted}`);
}

/** What is not there yet, or cannot be used yet, is stepped over by every key. */
async function untilUsable(wanted: Locator): Promise<void> {
  await expect
    .poll(async () => (await wanted.count()) === 1 && (await wanted.isEnabled()), patient)
    .toBe(true);
}

/** Where something stands in the order of the page, seen from what has the focus. */
const wayTo = (wanted: Locator) =>
  wanted.evaluate((element) => {
    const here = document.activeElement ?? document.body;
    if (here === element) return "here";
    const order = here.compareDocumentPosition(element);
    return order & Node.DOCUMENT_POSITION_FOLLOWING ? "behind" : "before";
  });
