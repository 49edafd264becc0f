import { getMessages } from "#collections/site/messages.ts";
import { waitForHydration } from "../support/chromium.ts";
import { freePort } from "../support/free-port.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { storedSubscribers } from "../support/stored-subscribers.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { expect, test } from "../support/test.ts";

const { buttons, toasts } = getMessages();

test("a form that was opened and a link that was mailed before a restart work after it", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  await using mail = await startMailServer();
  const settings = {
    SMTP_URL: mail.url,
    MAIL_TO: "team@example.org",
    DATA_DIR: temporaryFolder(),
    PORT: `${await freePort()}`,
  };
  const before = await startSite(settings);
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${before.origin}/contact`);
  await waitForHydration(page, "contact-form");
  const fields = new URLSearchParams({ email: "amina@example.org" });
  await fetch(`${before.origin}/newsletter`, { method: "POST", body: fields });
  const [confirmation] = await mail.received(1);
  await before[Symbol.asyncDispose]();

  await using after = await startSite(settings);
  const typed = {
    firstName: "Amina",
    lastName: "Okello",
    email: "amina@example.org",
    subject: "Across a restart",
    message: "Opened before it, sent after it.",
  };
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name=${name}]`).first().fill(value);
  }
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByText(toasts.contactSent.title).waitFor();
  expect(storedMessages(after.dataFolder)).toMatchObject([typed]);

  const link = linkIn(confirmation, "/newsletter/confirm/");
  expect((await fetch(link, { method: "POST" })).ok).toBe(true);
  expect(storedSubscribers(after.dataFolder)).toMatchObject([{ status: "confirmed" }]);
});
