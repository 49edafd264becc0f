import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { casesPath, getCases } from "../../collections/cases/cases.ts";
import { getLetters } from "../../collections/letters/letters.ts";
import { getPage } from "../../collections/pages/pages.ts";
import { getGiving } from "../../collections/site/giving.ts";
import { getKeptPages } from "../../collections/site/kept-pages.ts";
import { getLetterForm } from "../../collections/site/letter-form.ts";
import { getMessages } from "../../collections/site/messages.ts";
import { getNavigation } from "../../collections/site/navigation.ts";
import { closeBrowser } from "../../tests/support/chromium.ts";
import { publicPaths } from "../../tests/support/site-paths.ts";
import { until } from "../../tests/support/until.ts";
import { chromium } from "./chromium.ts";
import type { Engine, EngineWindow } from "./engine.ts";
import { type ErrorRecorder, openErrorRecorder } from "./error-recorder.ts";
import { firefox } from "./firefox.ts";
import { readTable, stackingTables } from "./read-tables.ts";
import { webkit } from "./webkit.ts";

const engines: Engine[] = [chromium, firefox, webkit];
const pages = publicPaths();

/** Firefox reports a font that was still loading when the next page was opened: NS_BINDING_ABORTED. */
const abortedFont = /downloadable font: download failed .* status=2152398850 /;

afterAll(closeBrowser);

const isAnswering = (window: EngineWindow) => window.run<boolean>("return true").catch(() => false);

for (const { name, program } of engines) {
  if (!program) console.log(`  ${name} is not installed: its tests are skipped.`);
}

describe.each(engines)("$name", (engine) => {
  const isHere = engine.program !== undefined;
  let recorder: ErrorRecorder;
  let window: EngineWindow;
  beforeAll(async () => {
    if (!isHere) return;
    recorder = await openErrorRecorder(inject("origin"));
    window = await engine.openWindow();
  });
  afterAll(async () => {
    await window?.[Symbol.asyncDispose]();
    await recorder?.[Symbol.asyncDispose]();
  });

  // A crash fails one test, which is retried, and none of those that follow.
  beforeEach(async () => {
    if (!isHere || (await isAnswering(window))) return;
    console.log(`  ${engine.name} has crashed; it is restarted.`);
    await Promise.allSettled([window[Symbol.asyncDispose]()]);
    window = await engine.openWindow();
  });

  afterEach(async () => {
    if (isHere) expect(await consoleErrors(), "errors on the console").toEqual([]);
  });

  const consoleErrors = async () =>
    (await window.consoleErrors()).filter((error) => !abortedFont.test(error));
  const heading = () =>
    window.run<string>("return document.querySelector('h1')?.textContent.trim() ?? ''");
  const waitUntilTrue = (script: string) =>
    until(() => window.run<boolean>(`return Boolean(${script})`).catch(() => false), {
      report: () => script,
    });
  const waitForHydration = (island: string) =>
    waitUntilTrue(`document.querySelector("[data-island=${island}][data-state=hydrated]")`);
  const quote = JSON.stringify;

  test.runIf(isHere)(
    "opens every page without an error or sideways scrolling",
    async () => {
      const faults: string[] = [];
      for (const path of pages) {
        await window.open(recorder.origin + path);
        const wide = "document.documentElement.scrollWidth > innerWidth";
        if (await window.run<boolean>(`return ${wide}`)) faults.push(`${path} scrolls sideways`);
        if ((await heading()) === "") faults.push(`${path} has no heading`);
        faults.push(...(await consoleErrors()).map((error) => `${path} ${error}`));
      }
      expect(faults).toEqual([]);
    },
    600_000,
  );

  test.runIf(isHere)("opens a list of the menu and a page from it", async () => {
    await window.open(recorder.origin);
    const item = getNavigation().items.find(({ dropdown }) => dropdown);
    const child = item?.dropdown?.at(-1);
    await waitUntilTrue("document.readyState === 'complete'");
    const isNarrow = await window.run<boolean>(
      "return getComputedStyle(document.querySelector('[popovertarget=menu]')).display !== 'none'",
    );
    if (isNarrow) await window.click("[popovertarget=menu]");
    const summary = "[data-menu-list] summary";
    await window.click(summary);
    await waitUntilTrue(`document.querySelector("[data-menu-list]").open`);
    await window.click(`[data-menu-list] a[href=${quote(child?.href)}]`);
    await waitUntilTrue(`location.pathname === ${quote(child?.href)}`);
  });

  test.runIf(isHere)("sends a message and shows its reference", async () => {
    await window.open(`${recorder.origin}/contact`);
    await waitForHydration("contact-form");
    const typed = {
      firstName: "Amina",
      lastName: "Tester",
      email: "amina@example.org",
      subject: `From ${engine.name}`,
      message: "Hello ŋaŋa.",
    };
    for (const [name, text] of Object.entries(typed)) {
      await window.type(`[data-island=contact-form] [name=${name}]`, text);
    }
    await window.click("[data-island=contact-form] button[type=submit]");
    const { sent } = getPage("contact");
    await waitUntilTrue(
      `document.querySelector("#sent-heading")?.textContent === ${quote(sent.heading)}`,
    );
    await waitUntilTrue(`/^[0-9A-F]{8}$/.test(document.querySelector("#sent p b")?.textContent)`);
  });

  test.runIf(isHere)("accepts an address for the newsletter", async () => {
    await window.open(`${recorder.origin}/newsletter`);
    await waitForHydration("newsletter-form");
    await window.type("#newsletter-email", "amina@example.org");
    await window.click("[data-island=newsletter-form] button[type=submit]");
    const { title } = getMessages().newsletterAlmostDone;
    await waitUntilTrue(`document.body.textContent.includes(${quote(title)})`);
  });

  test.runIf(isHere)("completes a donation in the sandbox", async () => {
    await window.open(`${recorder.origin}/donate`);
    await waitForHydration("donation-form");
    const [amount] = getPage("donate").form.amounts;
    await window.run(`document.querySelector("[name=preset][value='${amount}']").click()`);
    await window.click("[data-island=donation-form] summary");
    await window.type("[data-island=donation-form] [name=name]", "Amina Tester");
    await window.type("[data-island=donation-form] [name=email]", "amina@example.org");
    await window.click("[data-island=donation-form] button[type=submit]");
    const { sandbox, paid } = getGiving();
    await waitUntilTrue(
      `document.querySelector("h1")?.textContent.trim() === ${quote(sandbox.title)}`,
    );
    await window.run(`document.querySelector("[name=outcome][value=paid]").click()`);
    await window.click("main form button");
    await waitUntilTrue(
      `document.querySelector("h1")?.textContent.trim() === ${quote(paid.title)}`,
    );
  });

  test.runIf(isHere)("shows search results while typing", async () => {
    await window.open(`${recorder.origin}/search`);
    await window.type("main input[type=search]", "privacy");
    await waitUntilTrue(`document.querySelector("[data-island=search] ol a")`);
  });

  test.runIf(isHere)("saves the pages on data rights on the device, and removes them", async () => {
    await window.open(`${recorder.origin}/your-data-rights`);
    const state = (name: string) => waitUntilTrue(`document.querySelector("[data-state=${name}]")`);
    await state("free");
    await window.click("[data-keep=keep]");
    await state("kept");
    await window.click("[data-keep=remove]");
    await state("free");
    const left = "document.querySelector('[data-keep=status]').textContent";
    await waitUntilTrue(`${left} === ${quote(getKeptPages().removed)}`);
  });

  test.runIf(isHere)("saves a letter on the device and lists it", async () => {
    const [letter] = getLetters();
    const { send, said } = getLetterForm();
    await window.open(`${recorder.origin}${letter?.path}`);
    await waitForHydration("letter-builder");
    await window.type("[name=organisation]", "Example Lenders");
    await waitUntilTrue(`document.querySelector("#sheet").textContent.includes("Example Lenders")`);
    await window.run(
      `[...document.querySelectorAll("main button")].find((button) => button.textContent.trim() === ${quote(send.keep)}).click()`,
    );
    await waitUntilTrue(`document.querySelector("main").textContent.includes(${quote(said.kept)})`);
    await window.open(recorder.origin + getPage("my-requests").path);
    await waitForHydration("request-list");
    await waitUntilTrue(`document.querySelector("main").textContent.includes("Example Lenders")`);
  });

  test.runIf(isHere)("applies larger text to every page until it is reset", async () => {
    const { path } = getPage("display");
    const size = "getComputedStyle(document.documentElement).fontSize";
    await window.open(recorder.origin + path);
    await window.click("[name=text][value='150']");
    await waitUntilTrue(`${size} === "24px"`);
    await window.open(`${recorder.origin}/about`);
    await waitUntilTrue(`${size} === "24px"`);
    await window.open(recorder.origin + path);
    await window.click("[data-display-choice] button");
    await waitUntilTrue(`${size} === "16px"`);
  });

  test.runIf(isHere)("opens a case from the list", async () => {
    const [{ slug } = { slug: "" }] = getCases();
    await window.open(recorder.origin + casesPath);
    await window.click(`main a[href=${quote(`${casesPath}/${slug}`)}]`);
    await waitUntilTrue(`location.pathname.endsWith(${quote(slug)})`);
  });

  test.runIf(isHere)("exposes a table with block rows as a table", async () => {
    for (const path of stackingTables) {
      const { display, present, told } = await readTable(window, recorder.origin + path);
      expect(display, path).toMatch(/^(block|grid|inline)$/);
      expect(told, path).toEqual(present);
      expect(Math.min(...Object.values(told)), path).toBeGreaterThan(0);
    }
  });
});
