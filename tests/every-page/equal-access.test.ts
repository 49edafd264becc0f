import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { getMessages } from "#collections/site/messages.ts";
import { openTour, type Tour } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import { twelveScreens } from "../support/twelve-screens.ts";

// A second engine, with rules of its own: it finds what axe (tests/screens/) passes by, and the other way round.

const engine = readFileSync("node_modules/accessibility-checker-engine/ace.js", "utf8");
const { buttons } = getMessages();

interface Finding {
  ruleId: string;
  value: [level: string, outcome: string];
  path: { dom: string };
  message: string;
  snippet: string;
}

let visitor: Tour;
test.beforeAll(async ({ browser }) => {
  visitor = await openTour(browser, {
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
  });
});
for (const [name, path] of Object.entries(twelveScreens)) {
  test(`${name}: Equal Access finds no violation of WCAG 2.2 on a phone`, async () => {
    const { page } = visitor;
    await visitor.open(origin + path);
    if (name === "a form with errors") {
      await page.getByRole("button", { name: buttons.send }).click();
      await page.getByText("Enter your first name.").waitFor();
    }
    expect(await findViolations(page)).toEqual([]);
  });
}

/** What the engine is sure of; it also lists what a person should look at. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(engine);
  const findings = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (root: Document, guidelines: string[]) => Promise<{ results: Finding[] }>;
        };
      };
    };
    const report = await new ace.Checker().check(document, ["WCAG_2_2"]);
    return report.results;
  });
  // An engine that did not run finds nothing either.
  expect(findings.some(({ value }) => value[1] === "PASS")).toBe(true);
  return findings
    .filter(({ value: [level, outcome] }) => level === "VIOLATION" && outcome === "FAIL")
    .map(({ ruleId, path: { dom }, message, snippet }) =>
      [ruleId, message, dom, snippet].join(" | "),
    );
}
