import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Browser, Builder, By, until as condition, type WebDriver } from "selenium-webdriver";
import { Options as FirefoxOptions } from "selenium-webdriver/firefox.js";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import { getGiving } from "#collections/site/giving.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { freePort } from "../support/free-port.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import { twelveScreens } from "../support/twelve-screens.ts";
import { until } from "../support/until.ts";

// The engines that Playwright drives only as builds of its own. An engine that is not installed is named and skipped.
// docs/engines.md lists the packages of Debian.

/** Longest wait for what a page does, in milliseconds. */
const maxWait = 20_000;

interface Engine {
  name: string;
  isInstalled: boolean;
  open(): Promise<WebDriver>;
}

/** Path of a program on the PATH. */
const findProgram = (name: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const firefoxProgram = process.env.FIREFOX ?? findProgram("firefox-esr") ?? findProgram("firefox");
/** Debian has no package of it; Selenium would fetch it from its makers. */
const geckodriver = findProgram("geckodriver");

const firefox: Engine = {
  name: "Firefox",
  isInstalled: Boolean(firefoxProgram && geckodriver),
  open: () =>
    new Builder()
      .forBrowser(Browser.FIREFOX)
      .setFirefoxOptions(
        new FirefoxOptions().setBinary(firefoxProgram ?? "").addArguments("-headless"),
      )
      .build(),
};

const webkitDriver = findProgram("WebKitWebDriver");
const display = findProgram("xvfb-run");
/** Debian installs the small browser beside its library, in a folder named after architecture and version. */
const [miniBrowser] = globSync("/usr/lib/*/webkit*/MiniBrowser");
let webkitProcess: ChildProcess | undefined;

const webkit: Engine = {
  name: "WebKitGTK",
  isInstalled: Boolean(webkitDriver && display && miniBrowser),
  async open() {
    const port = await freePort();
    webkitProcess = spawn(
      display ?? "",
      [
        "-a",
        "-s",
        "-screen 0 1440x900x24",
        webkitDriver ?? "",
        `--port=${port}`,
        "--host=127.0.0.1",
      ],
      // In a separate process group, so that the display, the driver and the browser end together.
      { stdio: "ignore", detached: true, env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" } },
    );
    const address = `http://127.0.0.1:${port}`;
    await until(() =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    return new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
      })
      .build();
  },
};

const engines = [firefox, webkit];
for (const { name, isInstalled, open } of engines) {
  test.describe(`${name}`, () => {
    test.skip(!isInstalled, `${name} is not installed with its driver.`);
    let driver: WebDriver;
    test.beforeAll(async () => {
      driver = await open();
    });
    test.afterAll(async () => {
      await driver?.quit();
      if (name === webkit.name && webkitProcess?.pid) process.kill(-webkitProcess.pid, "SIGTERM");
    });

    const find = (selector: string) =>
      driver.wait(condition.elementLocated(By.css(selector)), maxWait, selector);
    async function click(selector: string): Promise<void> {
      const element = await find(selector);
      // A driver does not scroll to everything below the window.
      await driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
      await element.click();
    }
    const type = async (selector: string, text: string) => (await find(selector)).sendKeys(text);
    const waitUntilTrue = (script: string) =>
      driver.wait(
        () => driver.executeScript<boolean>(`return Boolean(${script})`),
        maxWait,
        script,
      );
    const waitForHydration = (island: string) =>
      waitUntilTrue(`document.querySelector("[data-island=${island}][data-state=hydrated]")`);
    const headingIs = (title: string) =>
      waitUntilTrue(
        `document.querySelector("h1")?.textContent.trim() === ${JSON.stringify(title)}`,
      );

    for (const [screen, path] of Object.entries(twelveScreens)) {
      test(`${screen}: has a heading and its styles, and does not scroll sideways`, async () => {
        await driver.get(origin + path);
        for (const width of [1440, 390]) {
          await driver.manage().window().setRect({ width, height: 900, x: 0, y: 0 });
          expect(
            await driver.executeScript("return document.querySelector('h1')?.textContent"),
          ).toBeTruthy();
          const overhang = "return document.documentElement.scrollWidth - innerWidth";
          expect(await driver.executeScript<number>(overhang), `${width} px`).toBeLessThanOrEqual(
            0,
          );
          const family = "return getComputedStyle(document.querySelector('h1')).fontFamily";
          expect(await driver.executeScript<string>(family)).toMatch(/OTC/i);
        }
      });
    }

    test("opens a list of the menu and a page from it", async () => {
      await driver.manage().window().setRect({ width: 1440, height: 900, x: 0, y: 0 });
      await driver.get(origin);
      const child = getNavigation()
        .items.find(({ dropdown }) => dropdown)
        ?.dropdown?.at(-1);
      await waitUntilTrue("document.readyState === 'complete'");
      await click("[data-menu-list] summary");
      await waitUntilTrue(`document.querySelector("[data-menu-list]").open`);
      await click(`[data-menu-list] a[href=${JSON.stringify(child?.href)}]`);
      await waitUntilTrue(`location.pathname === ${JSON.stringify(child?.href)}`);
    });

    test("sends a message and shows its reference", async () => {
      await driver.get(`${origin}/contact`);
      await waitForHydration("contact-form");
      const typed = {
        firstName: "Amina",
        lastName: "Tester",
        email: "amina@example.org",
        subject: `From ${name}`,
        message: "Hello ŋaŋa.",
      };
      for (const [field, text] of Object.entries(typed)) {
        await type(`[data-island=contact-form] [name=${field}]`, text);
      }
      await click("[data-island=contact-form] button[type=submit]");
      const { heading } = getPage("contact").sent;
      await waitUntilTrue(
        `document.querySelector("#sent-heading")?.textContent === ${JSON.stringify(heading)}`,
      );
      await waitUntilTrue(`/^[0-9A-F]{8}$/.test(document.querySelector("#sent p b")?.textContent)`);
    });

    test("completes a donation in the sandbox", async () => {
      await driver.get(`${origin}/donate`);
      await waitForHydration("donation-form");
      const [amount] = getPage("donate").form.amounts;
      await driver.executeScript(
        `document.querySelector("[name=preset][value='${amount}']").click()`,
      );
      await click("[data-island=donation-form] button[type=submit]");
      const { paid } = getGiving();
      await headingIs("Payment sandbox");
      await driver.executeScript(`document.querySelector("[name=outcome][value=paid]").click()`);
      await click("main form button");
      await headingIs(paid.testTitle);
    });

    test("writes what is typed into the sheet of a letter", async () => {
      await driver.get(origin + letterPath("access"));
      await waitForHydration("letter-builder");
      await type("[name=organisation]", "Example Lenders");
      await waitUntilTrue(
        `document.querySelector("#sheet").textContent.includes("Example Lenders")`,
      );
    });
  });
}
