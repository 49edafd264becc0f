import type { Page } from "@playwright/test";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";
import { waitForHydration } from "../support/chromium.ts";
import { findContentLoss } from "../support/content-loss.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const form = getLetterForm();
const list = getPage("my-requests");
const pathOf = (slug: string) => getLetters().find((letter) => letter.slug === slug)?.path ?? "";
const stopHarm = origin + pathOf("stop-harm");

const sheetOf = (page: Page) => page.getByRole("article", { name: form.sheet });

async function openLetter(page: Page, address = stopHarm): Promise<void> {
  await page.goto(address);
  await waitForHydration(page, "letter-builder");
}

async function openList(page: Page): Promise<void> {
  await page.goto(origin + list.path);
  await waitForHydration(page, "request-list");
}

const rowsOf = (page: Page) => page.locator("main li:has(h2)");

/** Adds to the list that the device keeps, as the letters do, and opens it. */
async function openListWith(page: Page, added: readonly object[]): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((requests) => {
    const list = JSON.parse(localStorage.getItem("otc-requests") ?? '{"requests":[]}');
    const all = { otcRequests: 1, requests: [...list.requests, ...requests] };
    localStorage.setItem("otc-requests", JSON.stringify(all));
  }, added);
  await openList(page);
}

const request = (id: string, more: object = {}) => ({
  id,
  letter: "stop-harm",
  organisation: `Lender ${id}`,
  sent: "2026-11-01",
  section: "25",
  days: 14,
  ...more,
});

/** A word without a place to break it, and names that run from right to left. */
const long = "Mpolampolamperaampera".repeat(15).slice(0, 300);
const arabic = "منظمة الحقوق الرقمية";

test("long and Arabic names neither cut off nor move the words around them", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ reducedMotion: "reduce" });
  const { page } = visitor;
  await openLetter(page);
  await page.locator("main [name=name]").fill(long);
  await page.locator("main [name=organisation]").fill(long);
  await page.locator("main [name=known]").fill(arabic);
  await page.locator("main [name=what]").fill(`${arabic}\nBampandiikira ku ŋŋoma.`);
  await expect.poll(() => sheetOf(page).innerText()).toContain("ku ŋŋoma");
  expect(await sheetOf(page).innerText()).toContain(`You know me by ${arabic}.`);
  const directions = await sheetOf(page)
    .locator("[data-label]")
    .evaluateAll((gaps) => gaps.map((gap) => getComputedStyle(gap).unicodeBidi));
  expect(new Set(directions)).toEqual(new Set(["plaintext"]));
  await page.getByRole("button", { name: form.send.keep }).click();
  await page.getByRole("button", { name: form.sent.today }).click();
  await page.getByText(form.said.kept).waitFor();
  // Saved again after a change, it is still one letter.
  await page.locator("main [name=contact]").fill("0700 000 111");
  await page.getByRole("button", { name: form.send.keep }).click();
  await page.getByRole("button", { name: form.sent.today }).click();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findContentLoss(page), `letter, ${width} px`).toEqual([]);
  }

  await openListWith(page, [request("arabic", { organisation: arabic })]);
  await page.getByRole("heading", { name: arabic }).waitFor();
  expect(await page.locator("main ol h2").allInnerTexts()).toEqual([arabic, long]);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findContentLoss(page), `list, ${width} px`).toEqual([]);
  }
  expect(visitor.consoleErrors).toEqual([]);
});

test("shows markup that was typed as text, without running it", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.clock.setFixedTime(new Date("2026-11-22T09:00:00+03:00"));
  const script = `<img src=x onerror="document.title='mine'"><script>document.title='mine'</script>`;
  await openListWith(page, [
    request("a", { organisation: script, text: script }),
    request("b", { organisation: "half \ud83d of a sign", received: "2026-11-02" }),
    request("c", { sent: "2026-11-20", outcome: "refused", answered: "2026-11-21" }),
  ]);
  await page.getByRole("heading", { name: script }).waitFor();
  expect(await rowsOf(page).count()).toBe(3);
  expect(await rowsOf(page).locator("img, script").count()).toBe(0);
  expect(await page.title()).toBe(list.title);

  // Half of a sign goes on into the next letter, and its ways out still work.
  const targets: string[] = [];
  const tools = await page.context().newCDPSession(page);
  await tools.send("Page.enable");
  tools.on("Page.frameRequestedNavigation", ({ url }) => targets.push(url));
  await page
    .getByRole("listitem")
    .filter({ hasText: "of a sign" })
    .getByRole("link", { name: list.links.complaint })
    .click();
  await page.waitForURL("**/letters/complaint");
  await waitForHydration(page, "letter-builder");
  await page.getByRole("button", { name: form.send.email, exact: true }).click();
  await expect.poll(() => targets.filter((target) => target.startsWith("mailto:"))).toHaveLength(1);
  expect(visitor.consoleErrors).toEqual([]);
});

test.describe("storage", () => {
  const refusals: Record<string, () => void> = {
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
    forbidden: () => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("forbidden", "SecurityError");
          },
        });
      }
    },
  };

  for (const [how, refuse] of Object.entries(refusals)) {
    test(`that is ${how} stops no letter, and is told`, async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage();
      const { page } = visitor;
      await openListWith(page, [request("one"), request("two")]);
      await page.addInitScript(refuse);
      await openLetter(page);
      await page.locator("main [name=organisation]").fill("Lender");
      await expect.poll(() => sheetOf(page).innerText()).toContain("Lender");
      await page.getByRole("button", { name: form.send.keep }).click();
      await page.getByRole("button", { name: form.sent.today }).click();
      await page.getByText(form.said.notKept).waitFor();

      await openList(page);
      if (how === "forbidden") await page.getByText(list.empty.heading).waitFor();
      else {
        expect(await rowsOf(page).count()).toBe(2);
        // The list of this page still works although the device stores nothing.
        await page.getByText(list.change.open, { exact: true }).first().click();
        await page.getByRole("button", { name: list.change.remove }).first().click();
        await page.getByText(list.said.notKept).waitFor();
        await expect.poll(() => rowsOf(page).count()).toBe(1);
      }
      await page.getByRole("link", { name: form.leave.button }).click();
      await page.waitForURL("**/news");
      expect(visitor.consoleErrors).toEqual([]);
    });
  }
});

test("keeps all requests when two tabs are open", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const other = await page.context().newPage();
  await openListWith(page, [request("one"), request("two")]);
  await page.getByRole("heading", { name: "Lender two" }).waitFor();

  await openLetter(other);
  await other.locator("main [name=organisation]").fill("Lender three");
  await other.getByRole("button", { name: form.send.keep }).click();
  await other.getByRole("button", { name: form.sent.today }).click();
  await page.getByRole("heading", { name: "Lender three" }).waitFor();

  await openList(other);
  for (const [tab, id] of [
    [page, "one"],
    [other, "two"],
  ] as const) {
    const row = tab
      .getByRole("listitem")
      .filter({ has: tab.getByRole("heading", { name: `Lender ${id}` }) });
    await row.getByText(list.change.open, { exact: true }).click();
    await row.getByRole("button", { name: list.change.remove }).click();
  }
  for (const tab of [page, other]) {
    await expect.poll(() => tab.locator("main ol h2").allInnerTexts()).toEqual(["Lender three"]);
  }
});

test("a letter saved once more loses neither its receipt nor the letter to the one before", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("otc-requests") ?? "{}").requests);
  const keepFor = async (organisation: string) => {
    await page.locator("main [name=organisation]").fill(organisation);
    await page.getByRole("button", { name: form.send.keep }).click();
    await page.getByRole("button", { name: form.sent.today }).click();
    await page.getByText(form.said.kept).waitFor();
  };
  await openLetter(page);
  await keepFor("Lender one");
  // As another tab would, once they stamped the copy.
  await page.evaluate(() => {
    const list = JSON.parse(localStorage.getItem("otc-requests") ?? "{}");
    for (const one of list.requests) Object.assign(one, { received: one.sent });
    localStorage.setItem("otc-requests", JSON.stringify(list));
  });
  await keepFor("Lender one");
  const [before] = await stored();
  expect(before).toMatchObject({ organisation: "Lender one", received: before.sent });
  await keepFor("Lender two");
  const [, other] = await stored();
  expect(await stored()).toMatchObject([
    { organisation: "Lender one", received: before.sent },
    { organisation: "Lender two", section: "25", days: 14 },
  ]);
  expect(other).not.toHaveProperty("received");
});

test("skips a damaged letter and does not overwrite a list of a newer version", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const keep = (value: object) =>
    page.evaluate((text) => localStorage.setItem("otc-requests", text), JSON.stringify(value));
  await openList(page);
  await keep({ otcRequests: 1, requests: [request("bad", { sent: "soon" }), request("good")] });
  await openList(page);
  expect(await page.locator("main ol h2").allInnerTexts()).toEqual(["Lender good"]);

  await keep({ otcRequests: 2, letters: ["of a newer page"] });
  await openLetter(page);
  await page.getByRole("button", { name: form.send.keep }).click();
  await page.getByRole("button", { name: form.sent.today }).click();
  await page.getByText(form.said.notKept).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("otc-requests"))).toContain("newer page");
});

test("explains why no days are counted when the clock is in 1970", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.clock.setFixedTime(new Date("1970-01-01T09:00:00+03:00"));
  await openLetter(page);
  await page.locator("main [name=organisation]").fill("Lender");
  await expect.poll(() => sheetOf(page).innerText()).toContain("Lender");
  expect(await sheetOf(page).innerText()).not.toContain("1970");
  expect(await sheetOf(page).locator("[data-label=date]:empty").count()).toBe(1);
  await page.getByRole("button", { name: form.send.keep }).click();
  await page.getByText(form.said.clock).waitFor();

  await openListWith(page, [request("one")]);
  await page.getByText(list.clock).waitFor();
  await page.getByText(list.change.open, { exact: true }).click();
  await page.getByRole("button", { name: list.change.part }).click();
  await page.getByText(list.next.part).waitFor();
  await page.reload();
  await page.getByText(list.next.part).waitFor();
  expect(await rowsOf(page).first().innerText()).not.toContain("1970");
  expect(visitor.consoleErrors).toEqual([]);
});

test("prints a half-filled letter on one A4 page, with ruled gaps", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  for (const { slug, path } of getLetters()) {
    await openLetter(page, origin + path);
    await page.locator("main [name=name]").fill("Nakawunde Zzimbe");
    await expect.poll(() => sheetOf(page).innerText(), { message: slug }).toContain("Nakawunde");
    expect(await sheetOf(page).locator("[data-label]:empty").count(), slug).toBeGreaterThan(1);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(paper.match(/\/Type\s*\/Page\b/g), slug).toHaveLength(1);
    expect(paper, slug).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
  }
});
