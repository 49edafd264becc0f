import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import {
  closeBrowser,
  launchOwnChromium,
  openVisitorPage,
  waitForHydration,
} from "../support/chromium.ts";
import { type Connection, openConnection } from "../support/connection.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { watchServiceWorkers } from "../support/service-workers.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { until } from "../support/until.ts";

const { buttons, toasts } = getMessages();
const { waiting } = getPage("contact");

beforeAll(() => launchOwnChromium());
afterAll(closeBrowser);

const tag = "otc-offline-queue";
const typed = {
  firstName: "Amina",
  lastName: "Tester",
  email: "amina@example.org",
  subject: "Written on the bus",
  message: "Please send this when you can.",
};

/** How often the server was given a form, also one that it had before. */
const takings = (site: RunningSite) => site.output().split('"form accepted"').length - 1;

/** Forms stored on the device. */
const keptOn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ fields: unknown[]; reference?: string; isReported?: true }[]>(
        (resolve, reject) => {
          const opening = indexedDB.open("otc", 1);
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const asking = opening.result.transaction("forms").objectStore("forms").getAll();
            asking.onsuccess = () => {
              opening.result.close();
              resolve(asking.result);
            };
          };
        },
      ),
  );

/** Writes, loses the connection, writes on and presses the button. */
async function writeOffline(page: Page, connection: Connection): Promise<void> {
  await page.goto(`${connection.origin}/contact`);
  await waitForHydration(page, "contact-form");
  const workers = await watchServiceWorkers(page);
  expect(workers.scopes(), "before anybody wrote").toEqual([]);
  const [first, ...rest] = Object.entries(typed);
  const fill = ([name, value]: [string, string]) =>
    page.locator(`form [name=${name}]`).first().fill(value);
  if (first) await fill(first);
  await until(() => workers.scopes().length === 1);
  // While it is still installing, a lost connection would take it away again.
  const isActive = async () => {
    const worker = await navigator.serviceWorker.getRegistration("/offline-queue/");
    return worker?.active?.state === "activated";
  };
  await until(() => page.evaluate(isActive));
  connection.cut();
  await page.context().setOffline(true);
  for (const entry of rest) await fill(entry);
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactWaitingAlone.title).first().waitFor();
  await page.getByText(toasts.contactWaitingAlone.description).first().waitFor();
  expect(await keptOn(page)).toHaveLength(1);
}

/** A running site, a connection that can be cut, and a visitor whose form was stored offline. */
async function openKeptForm() {
  const site = await startSite();
  const connection = await openConnection(site.origin);
  const visitor = await openVisitorPage();
  await writeOffline(visitor.page, connection);
  return {
    site,
    connection,
    page: visitor.page,
    async [Symbol.asyncDispose]() {
      await visitor[Symbol.asyncDispose]();
      await connection[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

async function reconnect(page: Page, connection: Connection): Promise<void> {
  connection.restore();
  await page.context().setOffline(false);
}

test("sends a message once after its page was closed, and reports it at the next visit", async () => {
  await using kept = await openKeptForm();
  const { site, connection, page } = kept;
  const tools = await page.context().newPage();
  const workers = await watchServiceWorkers(tools);
  await page.close();
  expect(storedMessages(site.dataFolder)).toEqual([]);

  await reconnect(tools, connection);
  await workers.sync(`${connection.origin}/offline-queue/`, tag);
  await until(() => storedMessages(site.dataFolder).length === 1);
  expect(storedMessages(site.dataFolder)).toMatchObject([
    { subject: typed.subject, message: typed.message, source_page: "/contact", status: "new" },
  ]);
  // Its work is done, so the worker leaves the device.
  await until(() => workers.scopes().length === 0);

  await tools.goto(`${connection.origin}/news`);
  await tools.getByText(toasts.contactSent.title).waitFor();
  await until(async () => (await keptOn(tools))[0]?.isReported === true);
  await tools.goto(`${connection.origin}/about`, { waitUntil: "networkidle" });
  expect(await tools.getByText(toasts.contactSent.title).count()).toBe(0);
  expect(takings(site)).toBe(1);

  // Its note has a reference and none of its words, until the visitor removes it.
  const [note, ...others] = await keptOn(tools);
  expect(others).toEqual([]);
  expect(note?.fields).toEqual([]);
  await tools.goto(`${connection.origin}/contact`);
  await tools.getByText(note?.reference ?? "no reference").waitFor();
  await tools.getByRole("button", { name: waiting.forget }).click();
  await until(async () => (await keptOn(tools)).length === 0);
});

test("page and worker send it once when both wake at the same time", async () => {
  await using kept = await openKeptForm();
  const { site, connection, page } = kept;
  const workers = await watchServiceWorkers(page);
  connection.restore();
  await Promise.all([
    workers.sync(`${connection.origin}/offline-queue/`, tag),
    page.context().setOffline(false),
    page.evaluate(() => {
      for (let turn = 0; turn < 5; turn += 1) dispatchEvent(new Event("online"));
    }),
  ]);
  await page.getByText(toasts.contactSent.title).waitFor();
  await until(() => workers.scopes().length === 0);
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  expect(takings(site), "also none that the server had to recognise").toBe(1);
  const [note] = await keptOn(page);
  expect(note?.fields).toEqual([]);
  await page.getByText(note?.reference ?? "no reference").waitFor();
});

test("stores what the worker could not send until the next visit", async () => {
  await using kept = await openKeptForm();
  const { site, connection, page } = kept;
  const tools = await page.context().newPage();
  const workers = await watchServiceWorkers(tools);
  await page.close();

  // The device believes that it has a connection, but nothing comes through: one try and three more.
  await tools.context().setOffline(false);
  const before = connection.refused();
  await workers.sync(`${connection.origin}/offline-queue/`, tag);
  await until(() => connection.refused() - before >= 4);
  expect(workers.scopes()).toHaveLength(1);
  expect(storedMessages(site.dataFolder)).toEqual([]);

  connection.restore();
  await tools.goto(`${connection.origin}/news`);
  await tools.getByText(toasts.contactSent.title).waitFor();
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  expect(takings(site)).toBe(1);
});

test("registers the worker only for visitors who send forms, and removes it afterwards", async () => {
  await using site = await startSite();
  await using visitor = await openVisitorPage();
  const { page, requests } = visitor;
  const watching = await page.context().newPage();
  const workers = await watchServiceWorkers(watching);
  for (const path of ["/", "/contact", "/newsletter"]) {
    await page.goto(site.origin + path, { waitUntil: "networkidle" });
  }
  expect(workers.scopes()).toEqual([]);
  expect(requests.filter((url) => url.includes("send-queued-forms"))).toEqual([]);

  await page.goto(`${site.origin}/contact`);
  await waitForHydration(page, "contact-form");
  await page.locator("form [name=firstName]").first().fill("Amina");
  // Left at once, before the page has heard that its worker is there.
  await until(() => workers.scopes().length === 1);
  await page.goto(`${site.origin}/about`);
  await until(() => workers.scopes().length === 0);
  expect(visitor.consoleErrors).toEqual([]);
});

test("serves the worker from the root under a fixed name, revalidated, without cached pages", async () => {
  await using site = await startSite();
  const response = await fetch(`${site.origin}/send-queued-forms.js`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  expect(response.headers.get("etag")).toBeTruthy();
  expect(response.headers.get("content-security-policy")).toContain("connect-src 'self'");
  const code = await response.text();
  expect(code).toContain("sync");
  expect(code).not.toMatch(/\bcaches\b|["'`](?:fetch|push|install)["'`]|importScripts/);
  expect(Buffer.byteLength(code)).toBeLessThan(3000);
});

test("uses one worker for offline pages and forms, which stays registered", async () => {
  await using site = await startSite();
  await using connection = await openConnection(site.origin);
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${connection.origin}/your-data-rights`);
  await page.getByRole("button", { name: getKeptPages().keep }).click();
  await page.locator("[data-keep-on-phone][data-state=kept]").waitFor();

  await page.goto(`${connection.origin}/contact`);
  await waitForHydration(page, "contact-form");
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  connection.cut();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactWaitingAlone.title).first().waitFor();
  const tools = await page.context().newPage();
  const workers = await watchServiceWorkers(tools);
  await page.close();
  await until(() => workers.scopes().length > 0);
  expect(workers.scopes()).toEqual([`${connection.origin}/`]);

  await reconnect(tools, connection);
  await workers.sync(`${connection.origin}/`, tag);
  await until(() => storedMessages(site.dataFolder).length === 1);
  await tools.goto(`${connection.origin}/news`);
  await tools.getByText(toasts.contactSent.title).waitFor();
  expect(takings(site)).toBe(1);
  expect(workers.scopes()).toEqual([`${connection.origin}/`]);
});
