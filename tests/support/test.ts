import { type BrowserContextOptions, test as base } from "@playwright/test";
import { endOfTest } from "./at-end.ts";
import { openVisitor, type VisitorPage } from "./chromium.ts";

export { expect } from "@playwright/test";

/** Opens a fresh page, as a new visitor would; it is closed after the test. */
export type OpenVisitorPage = (options?: BrowserContextOptions) => Promise<VisitorPage>;

interface Fixtures {
  openVisitorPage: OpenVisitorPage;
  /** Does what was given to `atTestEnd`. */
  endOfTest: undefined;
}

/** A test of the whole site. */
export const test = base.extend<Fixtures>({
  endOfTest: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern that no fixture is needed.
    async ({}, use) => {
      const end = endOfTest();
      await use(undefined);
      await end();
    },
    { auto: true },
  ],
  openVisitorPage: async ({ browser }, use) => {
    const visitors: VisitorPage[] = [];
    await use(async (options) => {
      const visitor = await openVisitor(browser, options);
      visitors.push(visitor);
      return visitor;
    });
    // Of a failure Playwright has taken its picture by now. It takes another of each page with which a context closes.
    const pages = visitors.flatMap(({ page }) => page.context().pages());
    await Promise.all(pages.map((page) => page.close()));
    await Promise.all(visitors.map((visitor) => visitor[Symbol.asyncDispose]()));
  },
});
