import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { waitForHydration } from "../support/chromium.ts";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { expect, test } from "../support/test.ts";

const { buttons, toasts } = getMessages();
const { waiting } = getPage("contact");

const typed = {
  firstName: "Amina",
  lastName: "Tester",
  email: "amina@example.org",
  subject: "Sent without a connection",
  message: "Please keep this until I am back.",
};

test("stores a message written offline, reports it, and sends it once when online", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
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

test("sends a stored message on the next visit to any page", async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
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

test("two windows that come back at the same moment send it once", async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const context = page.context();
  const other = await context.newPage();
  for (const window of [other, page]) {
    await window.goto(`${site.origin}/contact`);
    await waitForHydration(window, "contact-form");
  }
  await context.setOffline(true);
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactWaiting.title).first().waitFor();
  const wake = () => {
    for (let turn = 0; turn < 5; turn += 1) dispatchEvent(new Event("online"));
  };
  await Promise.all([context.setOffline(false), page.evaluate(wake), other.evaluate(wake)]);
  await page.getByRole("button", { name: waiting.forget }).waitFor();
  await other.getByRole("button", { name: waiting.forget }).waitFor();
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  // Nor was one sent that the server had to recognise.
  expect(site.output().split('"form accepted"')).toHaveLength(2);
});

test("shows what waits in every window, to be changed or taken back, and then its reference", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const context = page.context();
  const other = await context.newPage();
  for (const window of [other, page]) {
    await window.goto(`${site.origin}/contact`);
    await waitForHydration(window, "contact-form");
  }
  const write = async (subject: string) => {
    for (const [name, value] of Object.entries({ ...typed, subject })) {
      await page.locator(`form [name=${name}]`).first().fill(value);
    }
    await page.getByRole("button", { name: buttons.send }).click();
  };
  const panel = page.getByRole("region", { name: waiting.heading.split(" (")[0] ?? "" });
  const button = (name: string) => panel.getByRole("button", { name });
  await context.setOffline(true);
  await write("The first of two");
  await panel.getByText("The first of two").waitFor();
  await other.getByText("The first of two").waitFor();
  await write("The second of two");
  await panel.getByText("The second of two").waitFor();
  expect(await panel.getByRole("heading").innerText()).toBe(
    waiting.heading.replace("{count}", "2"),
  );

  await panel
    .getByRole("listitem")
    .filter({ hasText: "The first of two" })
    .getByRole("button", { name: waiting.takeBack })
    .click();
  await page.getByText(waiting.takenBack).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("write");
  expect(await panel.getByRole("listitem").count()).toBe(1);

  // Words that are being written are not replaced without asking.
  await page.locator("form [name=message]").fill("Something else.");
  page.once("dialog", (dialog) => dialog.dismiss());
  await button(waiting.change).click();
  expect(await page.locator("form [name=message]").inputValue()).toBe("Something else.");
  page.once("dialog", (dialog) => dialog.accept());
  await button(waiting.change).click();
  await panel.waitFor({ state: "detached" });
  for (const [name, value] of Object.entries({ ...typed, subject: "The second of two" })) {
    expect(await page.locator(`form [name=${name}]`).first().inputValue()).toBe(value);
  }
  await page.locator("form [name=subject]").fill("Changed on the way");
  await page.getByRole("button", { name: buttons.send }).click();
  await panel.getByText("Changed on the way").waitFor();

  await context.setOffline(false);
  await page.getByRole("button", { name: waiting.forget }).waitFor();
  const [stored, ...more] = storedMessages(site.dataFolder);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({ subject: "Changed on the way" });
  await page.reload();
  await page.getByText(getPage("contact").sent.reference.label).waitFor();
  await page.getByRole("button", { name: waiting.forget }).click();
  await page.getByRole("button", { name: waiting.forget }).waitFor({ state: "detached" });
  await page.reload();
  await waitForHydration(page, "contact-form");
  expect(await page.getByRole("button", { name: waiting.forget }).count()).toBe(0);
});
