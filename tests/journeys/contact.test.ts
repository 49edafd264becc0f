import type { Page } from "@playwright/test";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { waitForHydration } from "../support/chromium.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { outboxStates } from "../support/stored-emails.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

const { buttons, toasts } = getMessages();
const sentPage = getPage("contact-sent");
const inPlace = getPage("contact").sent;

const typed = {
  firstName: "Amina",
  lastName: "Tester",
  email: "amina@example.org",
  organization: "Example Group",
  subject: "A question about courses",
  message: "Dear team,\n\nwhen do the courses open?\n\nThank you, ŋaŋa.",
};

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`form [name=${name}]:visible`).first().fill(value);
  }
}

/** Part of the stored message. */
const stored = { email: typed.email, subject: typed.subject, message: typed.message };

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";
  /** A toast or a separate page confirms the message. */
  const sent = javaScriptEnabled
    ? toasts.contactSent
    : { title: sentPage.heading, description: sentPage.lead };
  const openForm = async (page: Page, origin: string) => {
    await page.goto(`${origin}/contact`);
    if (javaScriptEnabled) await waitForHydration(page, "contact-form");
  };

  test(`stores, mails and confirms a message sent ${how}`, { tag: "@gate" }, async ({
    openVisitorPage,
  }) => {
    await using mail = await startMailServer();
    await using site = await startSite({ SMTP_URL: mail.url, MAIL_TO: "team@example.org" });
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await openForm(page, site.origin);
    await fill(page, typed);
    await page.getByRole("button", { name: buttons.send }).click();

    await page.getByText(sent.title).waitFor();
    await page.getByText(sent.description).waitFor();
    const path = new URL(page.url()).pathname;
    expect(path).toBe(javaScriptEnabled ? "/contact" : "/contact/sent");
    // After the toast, the reference of the message stands above the form, which is empty again.
    const answer = page.getByRole("region", { name: inPlace.heading });
    const id = storedMessages(site.dataFolder)[0]?.id ?? "";
    await answer.getByText(id.slice(-8).toUpperCase(), { exact: true }).waitFor();
    if (javaScriptEnabled) {
      expect(await page.locator("[name=message]").inputValue()).toBe("");
      expect(await answer.evaluate((block) => block === document.activeElement)).toBe(true);
    }

    expect(storedMessages(site.dataFolder)).toMatchObject([
      {
        firstName: "Amina",
        lastName: "Tester",
        email: "amina@example.org",
        organization: "Example Group",
        subject: "A question about courses",
        message: typed.message,
        source_page: "/contact",
        status: "new",
      },
    ]);
    const [email] = await mail.received(1);
    expect(email?.to?.map((to) => to.address)).toEqual(["team@example.org"]);
    expect(email?.replyTo?.map((to) => to.address)).toEqual(["amina@example.org"]);
    expect(email?.text).toContain("when do the courses open?");
    expect(visitor.consoleErrors).toEqual([]);
  });

  test(`shows an error beside its field ${how} and keeps all input`, { tag: "@gate" }, async ({
    openVisitorPage,
  }) => {
    await using site = await startSite();
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await openForm(page, site.origin);
    // A browser's own check lets an address without a dot in its domain through.
    await fill(page, { ...typed, email: "amina@example" });
    const answered = javaScriptEnabled
      ? undefined
      : page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: buttons.send }).click();

    const sentence = "Enter an e-mail address with an @ and a domain, such as name@example.org.";
    await page.getByText(sentence).waitFor();
    if (answered) expect((await answered).status()).toBe(422);
    const email = page.locator("form [name=email]").first();
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.getAttribute("aria-describedby")).toContain("email-error");
    if (javaScriptEnabled)
      expect(await email.evaluate((e) => e === document.activeElement)).toBe(true);
    for (const [name, value] of Object.entries({ ...typed, email: "amina@example" })) {
      expect(await page.locator(`form [name=${name}]`).first().inputValue()).toBe(value);
    }
    expect(storedMessages(site.dataFolder)).toEqual([]);

    // Correcting one field is quick and no sign of a robot.
    await email.fill(typed.email);
    await page.getByRole("button", { name: buttons.send }).click();
    await page.getByText(sent.title).waitFor();
    expect(storedMessages(site.dataFolder)).toMatchObject([{ ...stored, status: "new" }]);
  });

  test(`keeps a pasted text that is too long ${how} until it is shortened`, async ({
    openVisitorPage,
  }) => {
    await using site = await startSite();
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await openForm(page, site.origin);
    await fill(page, { ...typed, message: "" });
    const long = "Ten words of evidence that must never be cut off. ".repeat(201).trim();
    const field = page.locator("form [name=message]").first();
    await field.focus();
    // Inserted like a paste, within the limits of the field.
    await page.keyboard.insertText(long);
    await page.getByRole("button", { name: buttons.send }).click();

    await page.getByText("Shorten your message to 10,000 characters.").waitFor();
    expect(await field.inputValue()).toBe(long);
    expect(storedMessages(site.dataFolder)).toEqual([]);
  });
}

test("disables the button and changes its label while sending", async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await waitForHydration(page, "contact-form");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/contact", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await fill(page, typed);
  await page.getByRole("button", { name: buttons.send }).click();
  const button = page.getByRole("button", { name: buttons.sending });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);
  release();
  await page.getByRole("heading", { name: inPlace.heading }).waitFor();
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  expect(await page.locator("[name=message]").inputValue()).toBe("");
});

test("a message is kept once when its button is pressed twice and its visitor leaves and comes back", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await waitForHydration(page, "contact-form");
  await fill(page, typed);
  await page.getByRole("button", { name: buttons.send }).dblclick();
  await page.goto(`${site.origin}/about`);
  await until(() => storedMessages(site.dataFolder).length > 0);
  await page.goBack({ waitUntil: "networkidle" });
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
});

test("no field that takes the focus lies under a toast on a phone", async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await waitForHydration(page, "contact-form");
  await page.route("**/contact", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await fill(page, typed);
  await page.getByRole("button", { name: buttons.send }).click();
  await page.getByRole("alert").getByText(toasts.contactFailed.title).waitFor();
  const covered = await page.evaluate(() => {
    const selector = "[data-island=contact-form] :is(input, select, textarea, button)";
    const fields = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (field) => field.checkVisibility() && field.tabIndex >= 0,
    );
    const isUnderToast = (field: HTMLElement) => {
      field.focus();
      const toast = document.querySelector("[role=alert]:has(button)")?.getBoundingClientRect();
      const box = field.getBoundingClientRect();
      return document.activeElement === field && (!toast || box.top >= toast.top);
    };
    // From the last, so that each comes in from above, and then back down.
    const looked = [...fields, ...fields.toReversed()];
    return {
      count: looked.length,
      names: looked.filter(isUnderToast).map(({ outerHTML }) => outerHTML),
    };
  });
  expect(covered.count).toBeGreaterThan(10);
  expect(covered.names).toEqual([]);
});

test("shows a persistent destructive toast and keeps the text when the server refuses", {
  tag: "@gate",
}, async ({ openVisitorPage }) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await waitForHydration(page, "contact-form");
  await page.route("**/contact", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await fill(page, typed);
  const send = page.getByRole("button", { name: buttons.send });
  const hasFocus = () => send.evaluate((button) => button === document.activeElement);
  await send.press("Enter");
  const toast = page.getByRole("alert").filter({ hasText: toasts.contactFailed.title });
  await toast.getByText(toasts.contactFailed.description).waitFor();
  await until(hasFocus, { report: () => "The button has not got its focus back." });
  expect(await page.locator("[name=message]").inputValue()).toBe(typed.message);
  // A second refusal takes the place of the first.
  await send.press("Enter");
  await until(hasFocus, { report: () => "The button has not got its focus back." });
  await toast.waitFor();
  expect(await toast.count()).toBe(1);
  // By keyboard, which goes on where it came from.
  const link = page.getByRole("contentinfo").getByRole("link").last();
  await link.focus();
  await toast.getByRole("button", { name: buttons.dismiss }).press("Enter");
  await toast.waitFor({ state: "detached" });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  // Sending again takes away what was said of the last time.
  await send.press("Enter");
  await toast.waitFor();
  await page.unroute("**/contact");
  await send.click();
  await page.getByText(toasts.contactSent.title).waitFor();
  await toast.waitFor({ state: "detached" });
});

test("delivers a mail once when the mail server is back", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const gone = await startMailServer();
  const { port } = gone;
  await gone[Symbol.asyncDispose]();
  await using site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_TO: "team@example.org",
  });
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  await visitor.page.goto(`${site.origin}/contact`);
  await fill(visitor.page, typed);
  await visitor.page.getByRole("button", { name: buttons.send }).click();
  await visitor.page.getByText(sentPage.heading).waitFor();
  expect(storedMessages(site.dataFolder)).toHaveLength(1);

  await using mail = await startMailServer(port);
  await mail.received(1);
  await until(() => outboxStates(site.dataFolder).every((state) => state === "sent"));
  expect(mail.mails).toHaveLength(1);
});

test("a link from another page chooses the subject, but for what is typed already", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  const subject = page.locator("[name=subject]");
  await page.goto(`${site.origin}/contact?about=bita`);
  await expect.poll(() => subject.inputValue()).toBe(getPage("contact").subjects.bita);
  await page.goto(`${site.origin}/contact?about=constructor`);
  await waitForHydration(page, "contact-form");
  expect(await subject.inputValue()).toBe("");

  const typed = Promise.withResolvers<void>();
  await page.route(/contact-form\.island.*\.js$/, async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${site.origin}/contact?about=press`);
  await subject.fill("My own words");
  typed.resolve();
  await waitForHydration(page, "contact-form");
  expect(await subject.inputValue()).toBe("My own words");
  expect(visitor.consoleErrors).toEqual([]);
});
