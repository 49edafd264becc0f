import {
  comparePath,
  countryLawsPath,
  countSources,
  getLaws,
  getLawsByCountry,
  isDataLaw,
  lawsPath,
  reportLawPath,
} from "#collections/laws/laws.ts";
import { substanceNames } from "#collections/laws/substance.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getCountries } from "#collections/site/countries.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const { library } = getPage("laws");
const listed = getLawsByCountry().filter(({ laws }) => laws.length > 0);

test("on a phone the laws are short to scroll", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.goto(origin + lawsPath, { waitUntil: "networkidle" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8000);
});

test("every country links to its laws without JavaScript, on the map and in the list", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const { page } = visitor;
  await page.goto(origin + lawsPath);
  const lands = page.locator("svg[role=group] a");
  expect(await lands.count()).toBe(getCountries().length);
  for (const { slug } of listed) {
    const address = `${lawsPath}/country/${slug}`;
    expect(await page.locator(`a[href="${address}"]`).count(), slug).toBeGreaterThanOrEqual(2);
  }
  // Hovering a country shows its laws, and Uganda's recede.
  const reading = (code: string) => page.locator(`[data-reading="${code}"]`);
  expect(await reading("UG").isVisible()).toBe(true);
  await page.locator('[data-land="DZ"]').hover();
  expect(await reading("DZ").isVisible()).toBe(true);
  expect(await reading("UG").isVisible()).toBe(false);
  await page.locator('[data-land="DZ"]').click();
  await page.getByRole("heading", { level: 1, name: "Algeria" }).waitFor();
  await page.getByRole("link", { name: "Compare", exact: true }).click();
  await page.waitForURL(`**${comparePath}`);
});

for (const width of [320, 390, 768, 1440]) {
  test(`compares six points of all countries at ${width} px`, async ({ openVisitorPage }) => {
    const visitor = await openVisitorPage({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const { page } = visitor;
    await page.goto(origin + comparePath);
    const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
    const compared = listed.filter(({ laws }) =>
      laws.some((law) => isDataLaw(law) && law.substance),
    );
    expect(await rows.count()).toBe(compared.length);
    const kenya = rows.filter({ hasText: "Kenya" });
    expect(await kenya.getByRole("cell").count()).toBe(substanceNames.length);
    await kenya.getByText("72 hours").waitFor();
    expect(await page.locator("main form").count()).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await kenya.getByRole("link", { name: "Kenya" }).click();
    await page.getByRole("heading", { level: 1, name: "Kenya" }).waitFor();
  });
}

test("counts the laws with and without a public source", async () => {
  const { opened, notOpened } = countSources(getLaws());
  const sentence = library.sourceCount
    .replace("{opened}", `${opened}`)
    .replace("{notOpened}", `${notOpened}`);
  expect(await pageHtml(lawsPath)).toContain(sentence);
});

test("a law is a section with its year, state and sources, and an address that leads to it", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const law = getLaws().find(({ slug }) => slug === "uganda-data-protection");
  if (!law) throw new Error("The library has no such law.");
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin + law.path);
  const section = page.locator(":target");
  expect(await section.getByRole("heading").innerText()).toBe(law.title);
  expect((await section.boundingBox())?.y).toBeLessThan(300);
  await section.getByText(`${law.year}`, { exact: true }).waitFor();
  for (const { name } of law.sources) {
    expect(await section.getByRole("link", { name, exact: true }).count(), name).toBe(1);
  }
  const points = section.getByRole("table");
  expect(await points.getByRole("row").count()).toBe(Object.keys(law.substance ?? {}).length);
  // What was made under it leads back to it.
  const made = getLaws().find(({ under }) => under === law.slug);
  await page.locator(`[id="${made?.anchor}"]`).getByRole("link", { name: law.title }).click();
  expect(new URL(page.url()).hash).toBe(`#${law.anchor}`);
  await page.getByText("Cite", { exact: true }).click();
  await page.getByText(`Uganda: ${law.title}’`).waitFor();
});

test("every law has its section, and no page of its own", async () => {
  const pages = new Map<string, string>();
  for (const { path, anchor, slug } of getLaws()) {
    const page = path.replace(/#.*/, "");
    const html = pages.get(page) ?? (await pageHtml(page));
    pages.set(page, html);
    expect(html, path).toContain(`id="${anchor}"`);
    expect(publicPaths()).not.toContain(`${lawsPath}/${slug}`);
  }
});

test("names the country in the form to report a mistake", async ({ openVisitorPage }) => {
  const path = countryLawsPath("uganda");
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin + path);
  await page.getByRole("link", { name: "Report a mistake" }).click();
  await page.waitForURL(`**${reportLawPath({ slug: "uganda", label: "Uganda" })}`);
  const subject = page.locator("form [name=subject]");
  await expect.poll(() => subject.inputValue()).toContain("Uganda");
  expect(await page.locator("form [name=_source]").first().inputValue()).toBe(path);
});

test("an independent parser reads the feeds of the law library", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  // An empty page: on ours, browsers let no script parse a text.
  const count = (text: string, entry: string) =>
    page.evaluate(
      ([xml, name]) => {
        const document = new DOMParser().parseFromString(xml, "application/xml");
        if (document.querySelector("parsererror")) throw new Error("not well-formed");
        return document.querySelectorAll(name).length;
      },
      [text, entry] as const,
    );
  const feed = (file: string) => fetch(`${origin}/feeds/${file}`);
  const { items } = (await (await feed("laws.json")).json()) as { items: unknown[] };
  expect(items.length).toBeGreaterThan(0);
  expect(await count(await (await feed("laws.rss")).text(), "item")).toBe(items.length);
  expect(await count(await (await feed("laws.atom")).text(), "entry")).toBe(items.length);
});
