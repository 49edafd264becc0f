import { getCases } from "#collections/cases/cases.ts";
import { getPage } from "#collections/pages/pages.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

// Faults of looks that were seen on dozens of pages at once: each would come back with one line of a stylesheet.

const phone = { viewport: { width: 390, height: 844 } };
const caseHeight = 7600;
const countryHeight = 3900;

test("on a phone nothing is cut, gaped or banded", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage(phone);
  const { page } = visitor;

  // The bar of the pictures crosses none of them.
  await page.goto(origin);
  const bar = await page.locator("[aria-roledescription=carousel] ol").boundingBox();
  const cloth = await page.locator("#slide-1 > :last-child").boundingBox();
  expect((cloth?.y ?? 0) + (cloth?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);

  // Its diamonds keep the room of a finger once they are alive.
  await page.waitForSelector("[aria-roledescription=carousel][data-hydrated] ol button");
  const places = await page
    .locator("[aria-roledescription=carousel] ol button")
    .evaluateAll((dots) => dots.map((dot) => dot.getBoundingClientRect().left));
  const steps = places.slice(1).map((left, index) => Math.round(left - (places[index] ?? 0)));
  expect(steps.filter((step) => step < 44)).toEqual([]);

  // A profile that is open reaches both edges of the window.
  await page.goto(origin + getPage("team").path);
  await page.locator("details[name=profile] summary").first().click();
  const profile = page.locator("details[name=profile][open] > :not(summary)").first();
  await expect
    .poll(() => profile.evaluate((box) => Math.round(box.getBoundingClientRect().width)))
    .toBe(390);
  expect(
    await profile.evaluate((box) => {
      const { left, top } = box.getBoundingClientRect();
      return box.contains(document.elementFromPoint(Math.max(left, 0) + 2, top + 60));
    }),
  ).toBe(true);

  // An arrow stands right behind its words.
  await page.goto(origin + getPage("what-we-do").path);
  const gaps = await page.locator("main a > span:has(> svg)").evaluateAll((spans) =>
    spans.map((span) => {
      const range = document.createRange();
      range.setStart(span, 0);
      range.setEndBefore(span.querySelector("svg") as Element);
      const words = [...range.getClientRects()].filter(({ width }) => width > 1).at(-1);
      return (span.querySelector("svg")?.getBoundingClientRect().left ?? 0) - (words?.right ?? 0);
    }),
  );
  expect(gaps.filter((gap) => gap > 16)).toEqual([]);

  // The last field of a door meets the footer.
  await page.goto(`${origin}/your-data-rights/loan-app`);
  const band = await page.evaluate(() => {
    const end = document.querySelector("body > footer")?.getBoundingClientRect().top ?? 0;
    const last = document.querySelector("main")?.getBoundingClientRect().bottom ?? 0;
    return Math.round(end - last);
  });
  expect(band).toBe(0);

  const [landmark] = getCases();
  await page.goto(origin + landmark?.path);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    caseHeight,
  );
  // What “Cite” opens lies between its row and the next step.
  await page.getByText("Cite", { exact: true }).click();
  const [cited, next] = [
    await page.locator("#cite-0").boundingBox(),
    await page
      .getByRole("link", { name: getPage("litigation").casePage.next.label })
      .last()
      .boundingBox(),
  ];
  expect(cited?.y).toBeLessThan(next?.y ?? 0);

  // The six points of a law take a line each; what they mean is folded.
  await page.goto(`${origin}/news/laws/country/kenya#data-protection-act-2019`);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    countryHeight,
  );
  const facts = page.locator(":target a[href='#first-facts']");
  await facts.click();
  await expect.poll(() => page.locator("#first-facts:target").count()).toBe(1);
});

test("a heading and its lead stand on one first line", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage({ viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await page.goto(origin + getPage("what-we-do").path);
  const off = await page.locator("main h2:has(+ div > p)").evaluateAll((headings) =>
    headings.flatMap((heading) => {
      const lead = heading.nextElementSibling?.querySelector("p");
      const [first, second] = [heading, lead].map((element) => element?.getClientRects()[0]);
      return first && second && Math.abs(first.top - second.top) > 60 ? [heading.textContent] : [];
    }),
  );
  expect(off).toEqual([]);
});
