import type { Page } from "@playwright/test";
import { getPage } from "#collections/pages/pages.ts";
import { findAxeViolationsEverywhere } from "../support/axe-violations.ts";
import { type VisitorPage, waitForHydration } from "../support/chromium.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const list = getPage("my-requests");
const { receipt } = list;

/** As a list was saved before the day of receipt was asked for. */
const request = {
  id: "one",
  letter: "stop-harm",
  organisation: "Lender one",
  sent: "2026-11-14",
  section: "25",
  days: 14,
};
const access = { ...request, letter: "access", section: "24", days: 30 };

async function openList({ page, requests }: VisitorPage, stored: object): Promise<void> {
  await page.clock.setFixedTime(new Date("2026-11-23T09:00:00+03:00"));
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    (text) => localStorage.setItem("otc-requests", text),
    JSON.stringify({ otcRequests: 1, requests: [stored] }),
  );
  await page.goto(origin + list.path, { waitUntil: "networkidle" });
  await waitForHydration(page, "request-list");
  await page.getByRole("heading", { name: "Lender one" }).waitFor();
  requests.length = 0;
}

const textOf = async (page: Page) =>
  (await page.locator("main li:has(h2)").innerText()).replaceAll(/\s+/g, " ");
const openPanel = (page: Page, name: string) => page.getByRole("button", { name }).click();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("otc-requests") ?? "");

test("a request of an older list asks for its receipt and has no last day", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openList(visitor, { ...request, sent: "2026-01-05" });
  const text = await textOf(page);
  expect(text).toContain(list.states.asked);
  expect(text).toContain("322 days since you sent it");
  expect(text).toContain(list.noDay);
  expect(text).not.toContain(list.states.overdue);
  expect(await page.getByRole("link", { name: list.links.complaint }).count()).toBe(0);
});

test("the panel shows the last day with its reasons before anything is saved", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page, requests, consoleErrors } = visitor;
  await openList(visitor, request);
  const before = await stored(page);
  await openPanel(page, receipt.open);
  await page.getByLabel(receipt.day).fill("2026-11-15");
  await page.getByText("Monday 30\u00a0November 2026", { exact: true }).waitFor();
  const panel = await page.getByRole("group", { name: receipt.open }).innerText();
  expect(panel).toContain("29\u00a0November is a Sunday");
  expect(panel).toContain(list.reasons.open);
  expect(await stored(page)).toBe(before);

  await page.getByRole("button", { name: receipt.save }).click();
  await expect.poll(() => textOf(page)).toContain("7 days left");
  const text = await textOf(page);
  expect(text).toContain("They got it on 15 November 2026");
  expect(text).toContain("Last day 30 November 2026");
  expect(text).toContain(list.reasons.open);
  expect(JSON.parse(await stored(page)).requests[0]).toMatchObject({ received: "2026-11-15" });
  expect(requests).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test("a received request is late after its last day, and the complaint is next", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openList(visitor, { ...request, sent: "2026-10-30", received: "2026-11-02" });
  expect(await textOf(page)).toContain("7 days late");
  await page.getByRole("link", { name: list.links.complaint }).waitFor();
});

test("a day before the sending or after today is refused with a reason", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openList(visitor, request);
  const before = await stored(page);
  await openPanel(page, receipt.open);
  for (const day of ["2026-11-13", "2026-11-24", ""]) {
    await page.getByLabel(receipt.day).fill(day);
    await page.getByRole("button", { name: receipt.save }).click();
    await page.getByText(receipt.wrong.replace("{date}", "14 November 2026")).waitFor();
  }
  await page.getByRole("button", { name: receipt.unknown }).click();
  expect(await page.getByRole("group", { name: receipt.open }).count()).toBe(0);
  expect(await stored(page)).toBe(before);
});

test("an access letter counts only from the day of the proof", async ({ openVisitorPage }) => {
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await openList(visitor, access);
  await openPanel(page, receipt.open);
  await page.getByLabel(receipt.day).fill("2026-11-18");
  await page.getByText(receipt.noDay).waitFor();
  await page.getByRole("button", { name: receipt.keep }).click();
  const waiting = await textOf(page);
  expect(waiting).toContain(list.states.asked);
  expect(waiting).toContain("5 days since they got it");
  expect(waiting).toContain(list.next.proof.replace("{days}", "30"));

  await openPanel(page, receipt.openProof);
  expect(await page.getByLabel(receipt.day).inputValue()).toBe("2026-11-18");
  await page.getByLabel(receipt.proof).fill("2026-11-20");
  await page.getByRole("button", { name: receipt.save }).click();
  await page.getByText("Last day 21 December 2026").waitFor();
});

test("the open panel has no axe violation and does not scroll sideways", async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage({ reducedMotion: "reduce" });
  const { page } = visitor;
  await openList(visitor, access);
  await openPanel(page, receipt.open);
  await page.getByLabel(receipt.day).fill("2026-11-13");
  await page.getByRole("button", { name: receipt.save }).click();
  // Bars that stay while the page scrolls cover what is there again in a moment.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (getComputedStyle(element).position === "sticky") element.style.position = "static";
    }
  });
  expect(await findAxeViolationsEverywhere(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
