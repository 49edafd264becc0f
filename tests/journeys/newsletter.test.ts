import { join } from "node:path";
import type { Email } from "postal-mime";
import { getPage } from "#collections/pages/pages.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { writeDraft } from "#server/newsletter/drafts.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { openPage } from "../../office/subjects/open-office-page.fixture.ts";
import { linkIn } from "../support/link-in-mail.ts";
import { startMailServer } from "../support/mail-server.ts";
import { startSite } from "../support/running-site.ts";
import { storedSubscribers } from "../support/stored-subscribers.ts";
import { expect, test } from "../support/test.ts";

const { buttons, newsletterAlmostDone, toasts } = getMessages();
const emails = getEmailTexts();
const news = getPage("news");
const confirmPage = getPage("newsletter-confirm");
const unsubscribePage = getPage("newsletter-unsubscribe");

const hydrated = "[data-island=newsletter-form][data-state=hydrated]";

const header = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

/** In a separate folder, because the content has no invented newsletter. */
const draft = {
  slug: "2026-12",
  subject: "News of a test",
  summary: "What a test has to say.",
  body: "## First\n\nRead [our cases](/products/strategic-litigation).\n\n- one\n- two",
};

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with JavaScript" : "without JavaScript";

  test(`${how}: subscribes, confirms, gets an issue, unsubscribes in one click, is erased`, {
    tag: "@gate",
  }, async ({ openVisitorPage }) => {
    await using mail = await startMailServer();
    const settings = {
      SMTP_URL: mail.url,
      MAIL_FROM: "OTC <news@example.org>",
      MAIL_TO: "team@example.org",
    };
    await using site = await startSite(settings);
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    const status = () => storedSubscribers(site.dataFolder).map((reader) => reader.status);

    await page.goto(`${site.origin}/newsletter`);
    if (javaScriptEnabled) await page.waitForSelector(hydrated, { state: "attached" });
    await page.locator("#newsletter-email").fill("amina@example.org");
    await page.getByRole("button", { name: buttons.subscribeNow }).click();
    const sentPage = getPage("newsletter-check-email");
    const { title, description } = javaScriptEnabled
      ? toasts.newsletterSubscribed
      : { title: sentPage.heading, description: sentPage.lead };
    await page.getByText(title).waitFor();
    await page.getByText(description).waitFor();
    if (javaScriptEnabled) {
      expect(new URL(page.url()).pathname).toBe("/newsletter");
      // The next step stands above the form, which is empty again.
      await page.getByText(newsletterAlmostDone.description).waitFor();
      expect(await page.locator("#newsletter-email").inputValue()).toBe("");
    } else expect(new URL(page.url()).pathname).toBe("/newsletter/check-email");

    const [email] = await mail.received(1);
    expect(email?.subject).toBe(
      emails.newsletterConfirm.subject.replace("{name}", getOrganisation().name),
    );
    expect(email?.html).toContain(emails.newsletterConfirm.button);
    const link = linkIn(email, "/newsletter/confirm/");
    // A mail scanner opens the link first.
    await fetch(link);
    await page.goto(link);
    await page.getByRole("button", { name: confirmPage.ready.button }).click();
    await page.getByRole("heading", { name: getPage("newsletter-confirmed").heading }).waitFor();
    await mail.received(2);
    // The title says what has become of the link.
    await page.goto(link);
    expect(await page.title()).toContain(confirmPage.confirmed.heading);
    const unknown = await fetch(`${site.origin}/newsletter/unsubscribe/none`);
    expect(await unknown.text()).toContain(`<title>${unsubscribePage.unknown.heading} –`);

    const office = await openPage({
      more: { ...settings, DATA_DIR: site.dataFolder, PUBLIC_URL: site.origin },
      other: await openSqlite(join(site.dataFolder, "otc.sqlite")),
    });
    writeDraft(office.root, draft);
    const staff = await openVisitorPage({ javaScriptEnabled });
    const send = "Send it to all 1";
    await staff.page.goto(office.page.newAddress());
    await staff.page.goto(`${office.page.origin}/office/newsletter/${draft.slug}`);
    await staff.page.getByText(`${send} …`).click();
    await staff.page.getByRole("button", { name: send, exact: true }).click();
    await staff.page.frameLocator("iframe.frame--small").getByText("It is complete.").waitFor();
    const issue = (await mail.received(3))[2];
    expect(issue?.subject).toBe("News of a test");
    expect(issue?.text).toContain(`our cases (${site.origin}/products/strategic-litigation)`);
    expect(issue?.html).toContain("<li>");
    expect(header(issue, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    // The same form once more, from a tab that was left open.
    await office.send("/newsletter/send", { slug: draft.slug, confirmed: "yes" });
    expect(await office.text("/newsletter")).toContain("That newsletter was sent already.");
    expect(mail.mails).toHaveLength(3);

    await page.goto(`${site.origin}/newsletter/archive`);
    await page.getByRole("link", { name: "News of a test" }).click();
    await page.getByRole("heading", { name: "First" }).waitFor();
    const feed = await (await fetch(`${site.origin}/newsletter/feed.xml`)).text();
    expect(feed).toContain("<title>News of a test</title>");

    const leaving = (header(issue, "list-unsubscribe") ?? "").replace(/[<>]/g, "");
    await fetch(leaving);
    expect(status()).toEqual(["confirmed"]);
    const oneClick = await fetch(leaving, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
    expect(oneClick.status).toBe(200);
    expect(status()).toEqual(["unsubscribed"]);

    await page.goto(leaving);
    await page.getByLabel(unsubscribePage.known.erase.label).check();
    await page.getByRole("button", { name: unsubscribePage.known.button }).click();
    await page.getByRole("heading", { name: getPage("newsletter-erased").heading }).waitFor();
    expect(status()).toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
  });

  test(`${how}: the block on the contact page has separate texts`, async ({ openVisitorPage }) => {
    await using site = await startSite();
    const visitor = await openVisitorPage({ javaScriptEnabled });
    const { page } = visitor;
    await page.goto(`${site.origin}/contact`);
    if (javaScriptEnabled) await page.waitForSelector(hydrated, { state: "attached" });
    const form = page.locator("form", {
      has: page.getByRole("button", { name: buttons.subscribe }),
    });
    await form.locator("[name=email]").fill("amina@example");
    await form.getByRole("button", { name: buttons.subscribe }).click();
    await page
      .getByText("Enter an e-mail address with an @ and a domain, such as name@example.org.")
      .waitFor();
    expect(await form.locator("[name=email]").inputValue()).toBe("amina@example");
    await form.locator("[name=email]").fill("amina@example.org");
    await form.getByRole("button", { name: buttons.subscribe }).click();
    if (javaScriptEnabled) {
      await page.getByText(toasts.contactNewsletterSubscribed.title).waitFor();
      await page.getByText(toasts.contactNewsletterSubscribed.description).waitFor();
    } else {
      await page
        .getByRole("heading", { name: getPage("newsletter-check-email").heading })
        .waitFor();
    }
    const path = new URL(page.url()).pathname;
    expect(path).toBe(javaScriptEnabled ? "/contact" : "/newsletter/check-email");
    // Quickly corrected, and taken for a person all the same.
    expect(storedSubscribers(site.dataFolder)).toMatchObject([
      { address: "amina@example.org", status: "pending", source_page: "/contact" },
    ]);
  });
}

test("shows progress on the button, and keeps the address with a reason on failure", async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  for (const [path, button, { title, description }] of [
    ["/newsletter", buttons.subscribeNow, toasts.newsletterFailed],
    ["/contact", buttons.subscribe, toasts.contactNewsletterFailed],
  ] as const) {
    await page.goto(`${site.origin}${path}`);
    await page.waitForSelector(hydrated, { state: "attached" });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/newsletter", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await held;
      await route.fulfill({ status: 500 });
    });
    const email = page.locator("#newsletter-email");
    await email.fill("amina@example.org");
    await page.getByRole("button", { name: button, exact: true }).click();
    const waiting = page.getByRole("button", { name: buttons.subscribing });
    await waiting.waitFor();
    expect(await waiting.isDisabled()).toBe(true);
    release();
    const toast = page.getByRole("alert").filter({ hasText: title });
    await toast.getByText(description, { exact: true }).waitFor();
    expect(await email.inputValue()).toBe("amina@example.org");
    await page.unroute("**/newsletter");
  }
});

test("the box on the news page posts to the newsletter, also when empty", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  await using site = await startSite();
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/news`);
  await page.getByRole("button", { name: news.box.button, exact: true }).click();
  await page.getByText("Enter your e-mail address.").waitFor();
  await page.goto(`${site.origin}/news`);
  await page.getByLabel(news.box.label).fill("amina@example.org");
  await page.getByRole("button", { name: news.box.button, exact: true }).click();
  await page.getByRole("heading", { name: getPage("newsletter-check-email").heading }).waitFor();
});
