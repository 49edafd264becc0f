import { useId } from "react";
import { renderToString } from "react-dom/server";
import { build } from "vite";
import { Island } from "#app/islands/island.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";
import ids from "./fixtures/ids.island.tsx";

const { errorScreen, shell } = getMessages();
const list = getNavigation().items.find(({ dropdown }) => dropdown);

const islandCode = /\/assets\/(client|hydrate)-/;

/** Islands among elements that take ids from the page's own tree. */
function PageWithIds() {
  return (
    <main id={useId()}>
      <Island of={ids} when="idle" props={{ label: "first" }} />
      <section id={useId()}>
        <Island of={ids} when="idle" props={{ label: "second" }} />
      </section>
    </main>
  );
}

test("ids of useId are equal on server and browser in any surroundings", async ({
  openVisitorPage,
}) => {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: "tests/journeys/fixtures/ids.entry.ts" },
    },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("The fixture was not built.");
  const [script] = result.output;

  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.setContent(`<!doctype html><title>Ids</title>${renderToString(<PageWithIds />)}`);
  await page.addScriptTag({ content: script.code, type: "module" });
  await page.waitForFunction(() => document.querySelectorAll("[data-hydrated=true]").length === 2);
  const found = await page.locator("input").evaluateAll((inputs) => inputs.map((i) => i.id));
  expect(new Set(found).size).toBe(2);
  expect(visitor.consoleErrors.filter((text) => !text.includes("DevTools"))).toEqual([]);
});

test("the islands of the home page hydrate without a mismatch", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin);
  await waitForHydration(page, "hero-slideshow");
  await page.locator("[data-island=product-showcase]").locator("h2").scrollIntoViewIfNeeded();
  await waitForHydration(page, "product-showcase");
  expect(visitor.consoleErrors).toEqual([]);
});

test("an island below the view fetches nothing until it comes near", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ viewport: { width: 390, height: 700 } });
  const { page } = visitor;
  await page.goto(origin);
  await waitForHydration(page, "hero-slideshow");
  expect(visitor.requests.filter((url) => url.includes("product-showcase"))).toEqual([]);
});

for (const connection of [
  { saveData: true },
  { effectiveType: "2g" },
  { effectiveType: "slow-2g" },
]) {
  test(`fetches no island code on a connection with ${JSON.stringify(connection)}`, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto(origin, { waitUntil: "networkidle" });
    await page.locator("h1").hover();
    // This request is sent after all idle callbacks have run.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => resolve(fetch("/healthz")))),
    );
    expect(visitor.requests.filter((url) => url.endsWith("/healthz"))).toHaveLength(1);
    expect(visitor.requests.filter((url) => islandCode.test(url))).toEqual([]);
  });
}

test("an island that throws stays as it came, and the rest of the page works", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  // Props that no server would send make the component fail while it renders.
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/&quot;slides&quot;:\[/, "&quot;broken&quot;:[");
    await route.fulfill({ response, body });
  });
  await page.goto(`${origin}/`);
  const island = page.locator("[data-island=hero-slideshow]");
  await page
    .locator("[data-island=hero-slideshow][data-state=plain]")
    .waitFor({ state: "attached" });
  expect(await island.locator("h1").textContent()).toContain(getPage("home").hero.first.message);
  expect(await page.getByText(errorScreen.title).count()).toBe(0);

  await page.locator("[data-island=product-showcase]").locator("h2").scrollIntoViewIfNeeded();
  await waitForHydration(page, "product-showcase");
  await page.getByLabel(shell.showPagesUnder.replace("{section}", list?.name ?? "")).click();
  await page.getByRole("link", { name: list?.dropdown?.[0]?.name ?? "" }).waitFor();
});

test("keeps the page when island code fails to load, and retries on a touch", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  let isCut = true;
  await page.route(/\/assets\/hero-slideshow\.island-/, (route) =>
    isCut ? route.abort() : route.continue(),
  );
  await page.goto(origin, { waitUntil: "networkidle" });
  expect(await page.locator("h1").textContent()).toContain(getPage("home").hero.first.message);
  isCut = false;
  await page.mouse.move(5, 5);
  await page.locator("h1").hover();
  await waitForHydration(page, "hero-slideshow");
});
