import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { countActivity } from "./activity-counts.ts";

const axeSource = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** WCAG 2.0 to 2.2, A and AA, and best practices. */
export const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rules about colours: only these can differ in another colour scheme. */
const colours = ["color-contrast", "link-in-text-block"];

/**
 * Runs axe over the page as it is now.
 * @param within selector of the parts to check; the whole page by default
 * @param frames whether to check frames; axe waits half a second for each that does not know it
 */
export async function findAxeViolations(
  page: Page,
  { rules = everything, within = "html", frames = true } = {},
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(axeSource);
  countActivity("axe runs");
  const results = await page.evaluate(
    ({ rules, within, frames }) => {
      const { axe } = window as unknown as {
        axe: { run: (within: string, options: object) => Promise<AxeResults> };
      };
      return axe.run(within, { runOnly: rules, resultTypes: ["violations"], iframes: frames });
    },
    { rules, within, frames },
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(" ")} ${node.failureSummary}`,
    ),
  );
}

/**
 * The same in light and dark; each violation names its scheme. In dark only colours are checked: nothing else
 * changes.
 */
export async function findAxeViolationsInBothSchemes(
  page: Page,
  within = "html",
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    // A colour on its way from one scheme to the other is none of either.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "light" ? everything : colours;
    const violations = await findAxeViolations(page, { rules, within });
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

/** The same on a desktop screen and a phone. */
export async function findAxeViolationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const violations = await findAxeViolationsInBothSchemes(page);
    found.push(...violations.map((violation) => `${width} px, ${violation}`));
  }
  return found;
}
