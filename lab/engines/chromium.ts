import { browser, openVisitorPage } from "../../tests/support/chromium.ts";
import type { Engine } from "./engine.ts";

/** The engine of Chrome, Edge, Opera and Samsung Internet, the one that all other tests use. */
export const chromium: Engine = {
  name: "Chromium",
  program: "shared",
  async openWindow() {
    await browser();
    const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    return {
      open: async (address) => void (await page.goto(address)),
      run: (script) => page.evaluate(`(() => { ${script} })()`),
      click: (selector) => page.locator(selector).first().click(),
      type: (selector, text) => page.locator(selector).first().fill(text),
      narrow: () => page.setViewportSize({ width: 390, height: 844 }),
      async countRoles(roles) {
        const session = await page.context().newCDPSession(page);
        const { nodes } = await session.send("Accessibility.getFullAXTree");
        await session.detach();
        const said = nodes.flatMap(({ ignored, role }) => (ignored ? [] : [role?.value as string]));
        return Object.fromEntries(
          roles.map((role) => [role, said.filter((one) => one === role).length]),
        );
      },
      consoleErrors: async () => visitor.consoleErrors.splice(0),
      [Symbol.asyncDispose]: () => visitor[Symbol.asyncDispose](),
    };
  },
};
