import { afterAll, expect, test } from "vitest";
import { getMessages } from "#collections/site/messages.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";

const { buttons, toasts } = getMessages();

afterAll(closeBrowser);

/** A visitor without Background Sync, which only Chromium has. */
async function openVisitorWithoutSync() {
  const visitor = await openVisitorPage();
  await visitor.page.context().addInitScript(() => {
    Reflect.deleteProperty(window, "SyncManager");
  });
  return visitor;
}

const typed = {
  firstName: "Amina",
  lastName: "Tester",
  email: "amina@example.org",
  subject: "Sent without a connection",
  message: "Please keep this until I am back.",
};

test("stores a message written offline, reports it, and sends it once when online", async () => {
  await using site = await startSite();
  await using visitor = await openVisitorWithoutSync();
  const { page } = visitor;
  const context = page.context();
  await page.goto(`${site.origin}/contact`);
  await page.waitForSelector("[data-island=contact-form][data-state=hydrated]", {
    state: "attached",
  });
  await context.setOffline(true);
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactWaiting.title).first().waitFor();
  await page.getByText(toasts.contactWaiting.description).first().waitFor();
  expect(await page.locator("[name=message]").inputValue()).toBe("");
  expect(storedMessages(site.dataFolder)).toEqual([]);

  await context.setOffline(false);
  await page.getByText(toasts.contactSent.title).waitFor();
  expect(storedMessages(site.dataFolder)).toMatchObject([{ subject: typed.subject }]);
  await page.goto(`${site.origin}/`, { waitUntil: "networkidle" });
  expect(storedMessages(site.dataFolder)).toHaveLength(1);

  // A second one goes alone: nothing of the first is left to be sent.
  await page.goto(`${site.origin}/contact`);
  await page.waitForSelector("[data-island=contact-form][data-state=hydrated]", {
    state: "attached",
  });
  const second = { ...typed, subject: "Sent with a connection" };
  for (const [name, value] of Object.entries(second)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactSent.title).waitFor();
  const subjects = storedMessages(site.dataFolder).map(({ subject }) => subject);
  expect(subjects).toEqual([typed.subject, second.subject]);
});

test("sends a stored message on the next visit to any page", async () => {
  await using site = await startSite();
  await using visitor = await openVisitorWithoutSync();
  const { page } = visitor;
  const context = page.context();
  await page.goto(`${site.origin}/contact`);
  await page.waitForSelector("[data-island=contact-form][data-state=hydrated]", {
    state: "attached",
  });
  await context.setOffline(true);
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactWaiting.title).first().waitFor();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(`${site.origin}/news`);
  await later.getByText(toasts.contactSent.title).waitFor();
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
});
