import puppeteer from "puppeteer-core";
import { type Engine, findProgram } from "./engine.ts";

const program = process.env.FIREFOX ?? findProgram("firefox-esr") ?? findProgram("firefox");

/** Firefox, driven by WebDriver BiDi. Playwright drives only its own build of Firefox. */
export const firefox: Engine = {
  name: "Firefox",
  program,
  async openWindow() {
    if (!program) throw new Error("There is no Firefox here.");
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: program,
      headless: true,
      defaultViewport: { width: 1440, height: 900 },
    });
    const page = await browser.newPage();
    const consoleErrors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(String(error)));
    return {
      open: async (address) => void (await page.goto(address)),
      run: async <Result>(script: string) =>
        (await page.evaluate(`(() => { ${script} })()`)) as Result,
      async click(selector) {
        await page.waitForSelector(selector);
        await page.click(selector);
      },
      async type(selector, text) {
        await page.waitForSelector(selector);
        await page.type(selector, text);
      },
      narrow: () => page.setViewport({ width: 390, height: 844 }),
      async countRoles(roles) {
        // One after the other: `aria/` reads the accessibility tree of the engine itself.
        const counts: Record<string, number> = {};
        for (const role of roles) counts[role] = (await page.$$(`aria/[role="${role}"]`)).length;
        return counts;
      },
      consoleErrors: async () => consoleErrors.splice(0),
      [Symbol.asyncDispose]: () => browser.close(),
    };
  },
};
