import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createContact } from "#server/contact/contact.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { allSubjects } from "../../office/subjects/all.ts";
import { findAxeViolationsEverywhere } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage, type VisitorPage } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { type RunningOffice, startOfficeProcess } from "../support/office-process.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { goodMessage } from "../support/test-site.ts";
import { until } from "../support/until.ts";

let folder: string;
let office: RunningOffice;
let address: string;
let visitor: VisitorPage;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "otc-office-"));
  const store = await openSqlite(join(folder, "otc.sqlite"));
  const contact = createContact({ store, clock: () => Date.UTC(2026, 10, 21, 9) });
  for (const isSuspect of [false, true]) {
    const message = { ...goodMessage, subject: isSuspect ? "Buy now" : goodMessage.subject };
    await contact.receive({ message, sourcePage: "/contact", isSuspect });
  }
  await store.close();
  office = startOfficeProcess({ DATA_DIR: folder }, "open", "--port", String(await freePort()));
  let printed = "";
  for (const stream of [office.process.stdout, office.process.stderr]) {
    stream?.on("data", (text) => {
      printed += String(text);
    });
  }
  await until(() => /\?key=\S+/.test(printed), { seconds: 60, report: () => printed });
  address = /http:\S+/.exec(printed)?.[0] ?? "";
  const { port } = new URL(address);
  expect(printed).toContain(`ssh -N -L ${port}:127.0.0.1:${port} `);
  visitor = await openVisitorPage({ javaScriptEnabled: false });
  await visitor.page.goto(address);
});
afterAll(async () => {
  await visitor?.[Symbol.asyncDispose]();
  office?.process.kill("SIGTERM");
  await office?.answer;
  await closeBrowser();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test("admits one browser by the key, which works without JavaScript", {
  tags: "gate",
}, async () => {
  expect((await fetch(address)).status).toBe(403);
  const { page } = visitor;
  expect(page.url()).not.toContain("key");
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await page.getByRole("link", { name: "Amina Okello" }).click();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await page.getByText("The message is marked as answered.").waitFor();
  await page.getByRole("link", { name: "Quarantine", exact: true }).click();
  await page.getByText("Delete …").click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByText("Nothing is in quarantine.").waitFor();
  expect(storedMessages(folder)).toMatchObject([{ status: "answered" }]);
});

test("has accessible sections that fit a phone", async () => {
  // axe needs JavaScript, so it runs in another browser context with the same cookie.
  const state = await visitor.page.context().storageState();
  await using reader = await openVisitorPage({ storageState: state });
  const { page } = reader;
  for (const { path } of allSubjects) {
    await page.goto(new URL(path, address).href);
    expect(await findAxeViolationsEverywhere(page), path).toEqual([]);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
  expect(reader.consoleErrors).toEqual([]);
});

test("is not reachable from the public address", { tags: "gate" }, async () => {
  const site = inject("origin");
  for (const { path, actions = {} } of allSubjects) {
    const shown = await fetch(site + path);
    expect(await shown.text(), path).not.toContain("OTC office");
    for (const name of Object.keys(actions)) {
      const answer = await fetch(`${site}${path}/${name}`, { method: "POST" });
      expect([404, 405], `${path}/${name}`).toContain(answer.status);
    }
  }
  expect((await fetch(`${site}/styles/office.css`)).status).toBe(404);
  const shipped = readdirSync("build/site", { recursive: true, encoding: "utf8" });
  expect(shipped.filter((file) => /office/.test(file))).toEqual([]);
  // The server runs from the same folder as the office and must load nothing of it.
  expect(loadedBy("main.js").filter(isOfOffice)).toEqual([]);
  expect(loadedBy("office.js").filter(isOfOffice)).not.toEqual([]);
});

const isOfOffice = (file: string) =>
  readFileSync(`build/program/${file}`, "utf8").includes("otc-office");

/** A file of the program and everything that it imports, by name. */
function loadedBy(file: string, found: string[] = []): string[] {
  if (found.includes(file) || !existsSync(`build/program/${file}`)) return found;
  found.push(file);
  const code = readFileSync(`build/program/${file}`, "utf8");
  for (const [, name = ""] of code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) loadedBy(name, found);
  return found;
}
