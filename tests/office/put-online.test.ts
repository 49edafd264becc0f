import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { buildClient } from "../../office/content/build-client.ts";
import { createOfficeServices } from "../../office/office-services.ts";
import { type OpenOffice, openOffice } from "../../office/open-office.ts";
import type { AtEnd } from "../support/at-end.ts";
import { findAxeViolationsInBothSchemes } from "../support/axe-violations.ts";
import { openVisitor, type VisitorPage } from "../support/chromium.ts";
import { type FileServer, startFileServer } from "../support/file-server.ts";
import { makeServedSite, type ServedSite } from "../support/served-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";

const about = "content/pages/about.yaml";
const slow = 300_000;

let served: ServedSite;
let files: FileServer;
let office: OpenOffice;
let visitor: VisitorPage;
const ends: (() => unknown)[] = [];
const atEnd: AtEnd = (end) => ends.unshift(end);

// Each goes on where the one before has left.
test.describe.configure({ mode: "serial", timeout: slow });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(slow);
  served = makeServedSite(temporaryFolder(atEnd));
  files = await startFileServer(join(served.site, "build/site"), true);
  const data = temporaryFolder(atEnd);
  const settings = readEnvironment({
    DATA_DIR: data,
    PAYMENT_PROVIDERS: "none",
    PUBLIC_URL: files.origin,
  });
  const store = await openSqlite(join(data, "otc.sqlite"));
  const services = createOfficeServices({ environment: settings, store, log: createLog("silent") });
  const client = await buildClient(resolve("."));
  const { builder } = served;
  office = await openOffice({ root: served.office, client, store, settings, services, builder });
  visitor = await openVisitor(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  atEnd(() => store.close());
  atEnd(() => office[Symbol.asyncDispose]());
  await visitor.page.goto(office.newAddress());
});
test.afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  await files?.[Symbol.asyncDispose]();
  for (const end of ends) await end();
});

const reword = (from: string, to: string, file = about) => {
  const path = join(served.office, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
};
const publicPage = async () => (await fetch(`${files.origin}/about`)).text();
const goTo = (place: string) => visitor.page.goto(`${office.origin}/office${place}`);

test("a sentence is online after one press, without scripts, and a colleague's stays", async () => {
  const { page } = visitor;
  reword("OTC works where", "OTC works today where");
  reword("hello@otc.example", "office@otc.example", "content/site/organisation.yaml");
  await goTo("/online");
  await page.getByLabel(/^Put Organisation online/).uncheck();
  await page.getByRole("button", { name: "Put what is ticked online" }).click();
  await page.getByRole("heading", { name: "It is online" }).waitFor({ timeout: slow });
  expect(await publicPage()).toContain("OTC works today where");
  await page.getByText("Looked at from outside: the page shows the new words.").waitFor();
  await goTo("/online");
  expect(await page.getByRole("article").count()).toBe(1);
});

test("the page on what came of it has no barrier", async ({ openVisitorPage }) => {
  // Axe is a script itself.
  const other = await openVisitorPage({ viewport: { width: 390, height: 844 } });
  await other.page.goto(office.newAddress());
  for (const place of ["/online", "/online/progress", "/online/before"]) {
    await other.page.goto(`${office.origin}/office${place}`);
    expect(await findAxeViolationsInBothSchemes(other.page)).toEqual([]);
  }
});

test("it is put back in a moment, and the words wait again", async () => {
  const { page } = visitor;
  await goTo("/online/progress");
  await page.getByText("Put the site back as it was").first().click();
  await page.getByRole("button", { name: "Put the site back as it was" }).click();
  await page.getByRole("heading", { name: "It is put back" }).waitFor();
  expect(await publicPage()).not.toContain("OTC works today where");
  await goTo("/online");
  await page.locator("ins", { hasText: "today" }).waitFor();
});

test("a text with a mistake is marked, and the others go", async () => {
  const { page } = visitor;
  reword("title:", "titel:", "content/pages/contact.yaml");
  await goTo("/online");
  await page.getByText("Not finished").first().waitFor();
  expect(await page.getByRole("checkbox", { name: /Contact/ }).isDisabled()).toBe(true);
  reword("titel:", "title:", "content/pages/contact.yaml");
});
