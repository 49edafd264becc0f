import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { getCases } from "#collections/cases/cases.ts";
import { followLabels } from "#collections/following/labels.ts";
import { getThings } from "#collections/following/things.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { listPath } from "#server/following/follow-list.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { newId } from "#server/store/new-id.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { startMailServer } from "../support/mail-server.ts";
import { pageHtml } from "../support/page-html.ts";
import { startSite } from "../support/running-site.ts";
import { publicPaths } from "../support/site-paths.ts";
import { storedSubscribers } from "../support/stored-subscribers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { until } from "../support/until.ts";

afterAll(closeBrowser);

const { form } = getPage("follow");
const confirmPage = getPage("follow-confirm");
const listPage = getPage("follow-list");

/** As a mail scanner does: opens every address of an e-mail, by GET and by HEAD. */
async function scan(text: string | undefined) {
  for (const link of text?.match(/https?:\/\/[^\s<>]+/g) ?? []) {
    for (const method of ["HEAD", "GET"]) expect((await fetch(link, { method })).status).toBe(200);
  }
}

function followersIn(file: string) {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare("select status, pace from subscribers").all();
}

test("what can be followed has a page that is there", () => {
  const paths = publicPaths();
  for (const { path, id } of getThings().values()) expect(paths, id).toContain(path);
});

test("says what one gets before it asks for an address", async () => {
  const { kinds } = getPage("follow");
  const follow = await pageHtml("/follow");
  const field = follow.indexOf('id="follow-email"');
  for (const { what } of Object.values(kinds)) {
    const [first = ""] = what.split("{name}");
    expect(follow.indexOf(first), what).toBeGreaterThan(0);
    expect(follow.indexOf(first), what).toBeLessThan(field);
  }
  for (const { path } of getCases()) {
    const html = await pageHtml(path);
    const asks = html.indexOf('id="follow-email"');
    if (asks > 0) expect(html.slice(0, asks), path).toContain(kinds.case.what);
  }
});

test("follows a case without JavaScript, hears of a step, changes the pace and is forgotten", {
  tags: "gate",
}, async () => {
  const [entry] = getCases();
  if (!entry) throw new Error("no case");
  await using mail = await startMailServer();
  const settings = { SMTP_URL: mail.url, DATA_DIR: temporaryFolder() };
  const file = join(settings.DATA_DIR, "otc.sqlite");
  const rowsOf = () => followersIn(file);
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  {
    await using site = await startSite(settings);
    await page.goto(site.origin + entry.path);
    const { title } = followLabels({ kind: "case", name: entry.caseName });
    const band = page.getByRole("region", { name: title });
    await band.getByLabel(form.email).fill("amina@example.org");
    await band.getByLabel(form.now).check({ force: true });
    await band.getByRole("button", { name: form.button }).click();
    await page.getByRole("heading", { name: getPage("follow-sent").heading }).waitFor();

    const [asked] = await mail.received(1);
    expect(asked?.subject).toBe("Confirm: follow this case");
    await scan(asked?.text);
    expect(rowsOf()).toMatchObject([{ status: "pending" }]);
    await page.goto(linkIn(asked, "/follow/confirm/"));
    const address = page.getByText("a•••@example.org");
    await address.waitFor();
    // The longest address keeps to a narrow screen.
    await page.setViewportSize({ width: 320, height: 700 });
    await address.evaluate((one) => one.append(".sub".repeat(50)));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole("button", { name: confirmPage.button }).click();
    await page.getByRole("heading", { name: confirmPage.done.heading }).waitFor();
    expect(rowsOf()).toMatchObject([{ status: "confirmed", pace: "now" }]);
  }
  {
    // As if the content had one more step than before.
    using database = new DatabaseSync(file);
    database.exec(
      `delete from content_events where key like 'case/${entry.slug} step 2024-11-08%'`,
    );
  }
  await using site = await startSite(settings);
  const told = (await mail.received(2))[1];
  expect(told?.subject).toBe(getEmailTexts().follow.now);
  expect(told?.text).toContain("The complaint is lodged with the office");
  expect(told?.text).toContain(`${site.origin}${entry.path}#step-2`);
  const before = rowsOf();
  await scan(told?.text);
  expect(rowsOf()).toEqual(before);

  await page.goto(linkIn(told, "/follow/list/"));
  await page.getByRole("heading", { name: listPage.heading, level: 1 }).waitFor();
  await page.getByLabel(form.week).check({ force: true });
  await page.getByRole("button", { name: listPage.save }).click();
  await until(() => rowsOf()[0]?.pace === "week");
  await page.getByRole("button", { name: listPage.stop }).click();
  await page.getByRole("button", { name: listPage.again }).waitFor();
  await page.locator("summary", { hasText: listPage.forget.heading }).click();
  await page.getByRole("button", { name: listPage.forget.button }).click();
  await page.getByRole("heading", { name: getPage("follow-forgotten").heading }).waitFor();
  expect(storedSubscribers(site.dataFolder)).toEqual([]);
  for (const name of ["otc.sqlite", "otc.sqlite-wal"]) {
    expect(readFileSync(join(settings.DATA_DIR, name)).includes("amina@"), name).toBe(false);
  }
  expect(visitor.consoleErrors).toEqual([]);
});

test("saves the pace when it is chosen, says so, keeps the focus, and comes back when it fails", async () => {
  const key = "a".repeat(64);
  await using site = await startSite({ SECRET_KEY: key });
  const file = join(site.dataFolder, "otc.sqlite");
  const rowsOf = () => followersIn(file);
  const id = newId(Date.UTC(2026, 10, 25));
  {
    using database = new DatabaseSync(file);
    database.exec(
      `insert into subscribers (id, address, address_key, thing, pace, status, created_at, consent_at, consent_wording, source_page, last_email_at)
       values ('${id}', 'amina@example.org', 'amina@example.org', 'opportunities', 'now', 'confirmed', 1, 1, 'test', '/follow', 0)`,
    );
  }
  const tokens = createLinkTokens(Buffer.from(key));
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(site.origin + listPath(tokens, id, Date.UTC(2100, 0)));
  const [now, week] = [page.getByLabel(form.now), page.getByLabel(form.week)];
  const save = page.getByRole("button", { name: listPage.save });
  await save.waitFor({ state: "hidden" });
  const said = (choice: string) =>
    page.getByRole("status").getByText(listPage.saved.replace("{choice}", choice));
  await now.focus();
  await page.keyboard.press("ArrowRight");
  await said(form.week).waitFor();
  expect(await week.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(rowsOf()).toMatchObject([{ pace: "week" }]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await said(form.now).waitFor();
  await until(() => rowsOf()[0]?.pace === "now");

  // Refused for good.
  await page.route("**/follow/list/*", (route) => route.fulfill({ status: 500 }));
  await page.keyboard.press("ArrowRight");
  await page.getByText(listPage.notSaved).waitFor();
  expect(await week.isChecked()).toBe(true);
  expect(rowsOf()).toMatchObject([{ pace: "now" }]);
  await page.unroute("**/follow/list/*");
  await save.click();
  await until(() => rowsOf()[0]?.pace === "week");
});

test("shows a refused form again, with the sentence beside the field and what was typed", async () => {
  await using site = await startSite();
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(`${site.origin}/follow`);
  await page
    .locator("form[action='/follow']")
    .evaluate((one: HTMLFormElement) => one.setAttribute("novalidate", ""));
  await page.getByLabel(form.thing).selectOption("opportunities");
  await page.getByLabel(form.email).fill("amina@");
  const answer = page.waitForResponse((one) => one.request().method() === "POST");
  await page.getByRole("button", { name: form.button }).click();
  expect((await answer).status()).toBe(422);
  expect(await page.getByLabel(form.email).inputValue()).toBe("amina@");
  expect(await page.getByLabel(form.email).getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel(form.thing).inputValue()).toBe("opportunities");
});
