import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { href } from "react-router";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { findChromium } from "../support/find-chromium.ts";
import { launchOptions } from "../support/launch-options.ts";
import { origin } from "../support/origin.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, type OpenVisitorPage, test } from "../support/test.ts";
import { until } from "../support/until.ts";

// A browser as visitors have it: Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    ...launchOptions(findChromium()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

/** What can keep a page from coming back is a script: one page for each set of islands and attributes that scripts find. */
function oneForEachScript(paths: readonly string[]): string[] {
  const sought = new Set(
    readdirSync("app/browser")
      .map((file) => readFileSync(join("app/browser", file), "utf8"))
      .flatMap((source) => source.match(/\bdata-[a-z-]+/g) ?? []),
  );
  const found = (path: string) => {
    const html = readFileSync(join(siteFolder, pageFile(path)), "utf8");
    const all = html.match(/\bdata-island="?[\w-]+|\bdata-[a-z-]+/g) ?? [];
    return [...new Set(all.filter((one) => one.includes("=") || sought.has(one)))].sort().join();
  };
  return [...Map.groupBy(paths, found).values()].flatMap(([first]) => first ?? []);
}

test("every page comes back as it was left, from the browser's memory", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
  const lost: string[] = [];
  const paths = oneForEachScript(publicPaths());
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(origin + path);
    await page.goto(`${origin}/site.webmanifest`);
    await page.goBack({ waitUntil: "commit" });
    const cameBack = await page.evaluate(() => document.documentElement.dataset.cameBack);
    if (cameBack !== "true") lost.push(path);
  }
  expect(lost).toEqual([]);
});

for (const [how, reducedMotion] of [
  ["softly", "no-preference"],
  ["at once with reduced motion", "reduce"],
] as const) {
  test(`the next page comes in and folded parts open ${how}`, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({
      viewport: { width: 1440, height: 900 },
      reducedMotion,
    });
    const { page } = visitor;
    await page.addInitScript(() => {
      addEventListener("pagereveal", async ({ viewTransition }) => {
        const { dataset } = document.documentElement;
        dataset.isSoft = String(Boolean(viewTransition));
        await viewTransition?.ready.catch(() => undefined);
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "");
        dataset.keptParts = parts.join(" ");
      });
    });
    const isSoft = String(reducedMotion === "no-preference");
    // What is out of view has no place that it could keep, and neither has what the first picture of the next page
    // does not hold yet, on a busy machine: so from the top, and some times.
    let kept: string | undefined;
    const goOn = async () => {
      await page.goto(`${origin}/about`);
      await page.evaluate((to) => location.assign(to), href("/about/otc-framework"));
      await page.waitForURL("**/otc-framework");
      await page.waitForFunction(() => document.documentElement.dataset.keptParts !== undefined);
      kept = await page.evaluate(() => document.documentElement.dataset.keptParts);
    };
    await goOn();
    expect(await page.evaluate(() => document.documentElement.dataset.isSoft)).toBe(isSoft);
    if (isSoft === "true") {
      const parts = ["logo", "header", "border", "cloth"];
      const keepsAll = () => parts.every((part) => kept?.includes(`-group(${part})`));
      for (let more = 4; more > 0 && !keepsAll(); more -= 1) await goOn();
      expect(keepsAll(), kept).toBe(true);
    }

    const moving = await page.evaluate(async () => {
      document.querySelector<HTMLElement>("main summary")?.click();
      await new Promise(requestAnimationFrame);
      return document.getAnimations().some(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target?.closest("main details");
      });
    });
    expect(String(moving)).toBe(isSoft);
  });
}

test.describe("a page under a resting pointer", () => {
  const link = getNavigation().items.at(-1)?.href ?? "";

  async function restOnLink(openVisitorPage: OpenVisitorPage) {
    const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
    await visitor.page.goto(origin, { waitUntil: "networkidle" });
    await visitor.page.locator(`header a[href="${link}"]`).first().hover();
    return visitor;
  }

  test("is prefetched without console errors", async ({ openVisitorPage }) => {
    await using visitor = await restOnLink(openVisitorPage);
    await until(() => visitor.requests.includes(origin + link));
    expect(visitor.consoleErrors).toEqual([]);
  });

  test("is not prefetched from a private page", async ({ openVisitorPage }) => {
    const rules = JSON.parse(readFileSync("build/site/prefetch.speculationrules", "utf8"));
    const conditions: { not?: { selector_matches?: string } }[] = rules.prefetch[0].where.and;
    const selectors = conditions.flatMap(({ not }) => not?.selector_matches ?? []);
    const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
    const { page } = visitor;
    for (const [path, isPrivate] of [
      ["/", false],
      ["/your-data-rights/letters", true],
    ] as const) {
      await page.goto(origin + path);
      const found = page.locator(`header a[href="${link}"]`).first();
      const isExcluded = await found.evaluate(
        (found, selectors) => selectors.some((selector) => found.matches(selector)),
        selectors,
      );
      expect(isExcluded, path).toBe(isPrivate);
    }
  });
});
