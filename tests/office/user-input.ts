import type { FileChooser, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** A choice shows once the file has it, which takes its time on a busy machine. */
const slowMachineTimeout = { timeout: 20_000 };

/** Ways to use a page. Each journey runs with each of them. */
export interface UserInput {
  /** A button, a link or the name of something folded. */
  press(what: Locator): Promise<void>;
  /** Saves what is open. */
  save(): Promise<void>;
  /** In the place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Behind what stands there. */
  append(field: Locator, text: string): Promise<void>;
  /** One of several that exclude each other. */
  choose(option: Locator): Promise<void>;
  /** One of several that do not exclude each other. */
  tick(option: Locator): Promise<void>;
  /** @param label the words of a choice, from its beginning */
  select(list: Locator, label: string): Promise<void>;
  /** @param value such as `2026-12-01`, or `2026-12-01T09:30` where a time is wanted too */
  setDay(field: Locator, value: string): Promise<void>;
  /** @param file a path on this machine */
  bring(field: Locator, file: string): Promise<void>;
}

/** By mouse, or by keyboard alone: with Tab, Enter, the arrows and what is typed. */
export function userInput(page: Page, { keyboard }: { keyboard: boolean }): UserInput {
  return keyboard ? keyboardInput(page) : mouseInput(page);
}

const saveButton = (page: Page) => page.getByRole("button", { name: "Save" });

function mouseInput(page: Page): UserInput {
  return {
    press: (what) => what.click(),
    save: () => saveButton(page).click(),
    write: (field, text) => field.fill(text),
    async append(field, text) {
      await field.click();
      await field.press("ControlOrMeta+End");
      await field.pressSequentially(text);
    },
    choose: (option) => option.click(),
    tick: (option) => option.click(),
    async select(list, label) {
      const options = await list.locator("option").allTextContents();
      const found = options.find((option) => option.startsWith(label));
      await list.selectOption({ label: found ?? label });
    },
    setDay: (field, value) => field.fill(value),
    bring: (field, file) => field.setInputFiles(file),
  };
}

function keyboardInput(page: Page): UserInput {
  const { keyboard } = page;
  return {
    async press(what) {
      await tabTo(page, what);
      await keyboard.press("Enter");
    },
    async save() {
      await waitUntilUsable(saveButton(page));
      await keyboard.press("ControlOrMeta+s");
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
      for (;;) {
        const stops = await stopsTo(option);
        if (stops === 0) return;
        await keyboard.press(stops > 0 ? "ArrowDown" : "ArrowUp");
      }
    },
    async tick(option) {
      await tabTo(page, option);
      await keyboard.press("Space");
    },
    async select(list, label) {
      await tabTo(page, list);
      await keyboard.type(label);
    },
    async setDay(field, value) {
      const [date = "", time] = value.split("T");
      const [year, month, day] = date.split("-");
      // Whether the day or the month comes first hangs on the machine.
      for (const typed of [`${month}${day}${year}`, `${day}${month}${year}`]) {
        await tabTo(page, field);
        await keyboard.type(typed);
        if ((await field.inputValue()).startsWith(date)) break;
        await keyboard.press("Shift+Tab");
      }
      if (!time) return;
      // A year may have six figures, so that no part advances on its own. Some machines count to twelve.
      await keyboard.press("ArrowRight");
      await keyboard.type(`${time.replace(":", "")}${time < "12" ? "a" : "p"}`);
    },
    async bring(field, file) {
      let chooser: FileChooser | undefined;
      page.once("filechooser", (opened) => {
        chooser = opened;
      });
      await expect
        .poll(
          async () => {
            if (chooser) return true;
            await tabTo(page, field);
            await keyboard.press("Enter");
            return false;
          },
          { ...slowMachineTimeout, intervals: [1000] },
        )
        .toBe(true);
      await chooser?.setFiles(file);
    },
  };
}

/** Walks with Tab, or with Tab and Shift, until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await waitUntilUsable(wanted);
  // Of the buttons of a toolbar one is a stop, and arrows lead to the others.
  if (
    await wanted.evaluate(
      ({ parentElement, tabIndex }) => tabIndex < 0 && !!parentElement?.closest("[role=toolbar]"),
    )
  ) {
    await tabTo(
      page,
      wanted.locator("xpath=ancestor::*[@role='toolbar']").locator("[tabindex='0']"),
    );
    while ((await stopsTo(wanted)) !== 0) await page.keyboard.press("ArrowRight");
    return;
  }
  // Where something else takes keys on the way, such as the page beside, one goes on from there.
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const stops = await stopsTo(wanted);
    if (stops === 0) return;
    if (stops < 0) await page.keyboard.down("Shift");
    await Promise.all(
      Array.from({ length: Math.abs(stops) }, () => page.keyboard.press("Tab", { delay: 0 })),
    );
    if (stops < 0) await page.keyboard.up("Shift");
  }
  throw new Error(`No key leads to ${wanted}`);
}

/** What is not there yet, or cannot be used yet, is stepped over by every key. */
async function waitUntilUsable(wanted: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        const count = await wanted.count();
        return count === 1 ? `${await wanted.isEnabled()}` : `there ${count} times`;
      },
      { ...slowMachineTimeout, message: `${wanted} can be used` },
    )
    .toBe("true");
}

/** How many stops away something is from what has the focus; less than 0 for backwards, 0 for the same. */
const stopsTo = (wanted: Locator) =>
  wanted.evaluate((element) => {
    const here = document.activeElement ?? document.body;
    if (here === element) return 0;
    const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
    const isBehind = (from: Element, other: Element) =>
      (from.compareDocumentPosition(other) & following) !== 0;
    const [from, to] = isBehind(here, element) ? [here, element] : [element, here];
    const stops = "a[href], button, input, select, textarea, summary, iframe, [tabindex='0']";
    const between = [...document.querySelectorAll<HTMLInputElement>(stops)].filter(
      (stop) =>
        isBehind(from, stop) &&
        isBehind(stop, to) &&
        !stop.disabled &&
        stop.tabIndex >= 0 &&
        (stop.type !== "radio" || stop.checked) &&
        stop.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
    );
    return (between.length + 1) * (to === element ? 1 : -1);
  });
