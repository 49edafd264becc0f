import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { origin } from "../support/origin.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const { shell } = getMessages();
const { items } = getNavigation();
const lists = items.filter(({ dropdown }) => dropdown);
const [first, second] = lists.map(({ name, dropdown = [] }) => ({
  name,
  /** An entry whose address differs from its parent's. */
  entry: dropdown[0]?.name ?? "",
  opener: shell.showPagesUnder.replace("{section}", name),
}));
if (!first || !second) throw new Error("The menu has fewer than two lists.");

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

test("opens one list at a time under a mouse", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(origin);
  await page.getByRole("link", { name: first.name, exact: true }).hover();
  await page.getByRole("link", { name: first.entry }).waitFor();
  await page.getByRole("link", { name: second.name, exact: true }).first().hover();
  await page.getByRole("link", { name: second.entry }).waitFor();
  expect(await page.getByRole("link", { name: first.entry }).isVisible()).toBe(false);
  await page.mouse.move(400, 700);
  await expect.poll(() => page.locator("details[open]").count()).toBe(0);
});

test("opens a list with Enter, closes it with Escape and restores the focus", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(origin);
  const chevron = page.getByLabel(second.opener);
  await chevron.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: second.entry }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  expect(await page.locator("details[open]").count()).toBe(0);
  expect(await chevron.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("closes a list when the focus leaves it or on a click elsewhere", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(origin);
  await page.getByLabel(first.opener).focus();
  await page.keyboard.press("Enter");
  const stops = (lists[0]?.dropdown?.length ?? 0) + 1;
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
  await expect.poll(() => page.locator("details[open]").count()).toBe(0);
  await page.getByLabel(first.opener).click();
  await page.getByRole("link", { name: first.entry }).waitFor();
  await page.locator("h1").click();
  expect(await page.locator("details[open]").count()).toBe(0);
});

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone every entry can be reached ${javaScriptEnabled ? "with" : "without"} JavaScript`, {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({ ...phone, javaScriptEnabled });
    const { page } = visitor;
    await page.goto(origin);
    const menu = page.getByRole("navigation", { name: shell.mainMenu });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole("button", { name: shell.openMenu }).click();
    await menu.waitFor();
    await page.getByRole("button", { name: shell.closeMenu }).waitFor();
    for (const item of items) {
      await menu.getByRole("link", { name: item.name, exact: true }).first().waitFor();
      if (!item.dropdown) continue;
      await menu.getByLabel(shell.showPagesUnder.replace("{section}", item.name)).click();
      for (const child of item.dropdown) {
        expect(await menu.locator(`details[open] a[href="${child.href}"]`).isVisible()).toBe(true);
      }
      expect(await menu.locator("details[open]").count()).toBe(1);
    }
    await page.getByRole("button", { name: shell.closeMenu }).click();
    await menu.waitFor({ state: "hidden" });
  });
}

test("the header changes after 20 px of scrolling", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  await page.goto(origin);
  const isScrolled = () => page.locator("[data-site-header]").getAttribute("data-scrolled");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Later than the header's own listener, so it has heard of the 20 px by then.
        addEventListener("scroll", () => scrollY === 20 && resolve());
        scrollTo(0, 20);
      }),
  );
  expect(await isScrolled()).toBeNull();
  await page.evaluate(() => scrollTo(0, 21));
  await expect.poll(isScrolled).toBe("");
});

test("marks the current page and its section", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage(desk);
  const { page } = visitor;
  const plain = items.find(({ dropdown, href }) => !dropdown && href !== "/");
  await page.goto(`${origin}${plain?.href}`);
  expect(await page.locator("nav [aria-current=page]").first().textContent()).toBe(plain?.name);
});

for (const [where, below, section] of [
  ["the team", "/about/team", "/about"],
  ["the services", "/our-products/services", "/our-products"],
  ["the laws of a country", "/news/laws/country/", "/news"],
  ["a letter", "/your-data-rights/letters/", "/your-data-rights"],
] as const) {
  test(`on ${where} the menu marks its section`, async () => {
    const path = publicPaths().find((path) => path.startsWith(below));
    const html = await (await fetch(`${origin}${path}`)).text();
    const current = /<a[^>]*\bhref="([^"]*)"[^>]*\baria-current="true"/.exec(html);
    expect(current?.[1], path).toBe(section);
  });
}

for (const path of ["/", "/contact"]) {
  test(`the footer of ${path} is folded on a phone and open on a desk`, async ({
    openVisitorPage,
  }) => {
    const visitor = await openVisitorPage(phone);
    const { page } = visitor;
    await page.goto(origin + path);
    const footer = page.getByRole("contentinfo");
    const links = footer.locator("li a");
    expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(700);
    expect(await links.first().isVisible()).toBe(false);
    await footer.locator("summary").first().click();
    expect(await links.first().isVisible()).toBe(true);
    await page.setViewportSize(desk.viewport);
    expect(await links.last().isVisible()).toBe(true);
  });
}
