import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { atTestEnd } from "../support/at-end.ts";
import { waitForHydration } from "../support/chromium.ts";
import { startConfiguredSite } from "../support/configured-site.ts";
import { policyIn } from "../support/page-html.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { storedSubscribers } from "../support/stored-subscribers.ts";
import { expect, test } from "../support/test.ts";

const { buttons, newsletterAlmostDone, toasts } = getMessages();
const { sent } = getPage("contact");

/** A form service of another origin that answers as its kind does. */
async function startFormService(answers: number[] = []) {
  const posts: { accept: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    // A browser that is led here asks for an icon as well.
    if (request.method === "POST") posts.push({ accept: request.headers.accept ?? "", body });
    response.writeHead(answers.shift() ?? 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    });
    response.end('{"ok":true,"next":"/thanks"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return { posts, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/f/abc?x=1&y=2` };
}

const typed = {
  firstName: "Amina",
  lastName: "Tester",
  email: "amina@example.org",
  subject: "For the service",
  message: "Hello.",
};

test("CONTACT_FORM_URL posts form-data directly to the service", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const service = await startFormService([200, 400]);
  await using site = await startConfiguredSite({ CONTACT_FORM_URL: service.url }, ["/contact"]);
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await page.waitForSelector("[data-island=contact-form][data-state=hydrated]", {
    state: "attached",
  });
  const fill = async () => {
    for (const [name, value] of Object.entries(typed)) {
      await page.locator(`form [name=${name}]`).first().fill(value);
    }
    await page.getByRole("button", { name: buttons.send }).click();
  };
  await fill();
  await page.getByText(toasts.contactSent.title).waitFor();
  expect(service.posts).toHaveLength(1);
  expect(service.posts[0]?.accept).toContain("application/json");
  expect(service.posts[0]?.body).toContain('name="firstName"');
  expect(storedMessages(site.dataFolder)).toEqual([]);
  expect(visitor.consoleErrors).toEqual([]);
  // The service gives no reference, so none is made up.
  expect(await page.getByText(sent.reference.label, { exact: true }).count()).toBe(0);
  await fill();
  await page.getByRole("alert").filter({ hasText: toasts.contactFailed.title }).waitFor();
  // Our own newsletter address is as it was.
  expect(
    await page.locator("form", { has: page.locator("#newsletter-email") }).getAttribute("action"),
  ).toBe("/newsletter");
});

for (const path of ["/newsletter", "/contact"]) {
  test(`NEWSLETTER_FORM_URL posts form-data from ${path} directly to the service`, async ({
    openVisitorPage,
  }) => {
    const words =
      path === "/newsletter"
        ? { done: toasts.newsletterSubscribed, failed: toasts.newsletterFailed }
        : { done: toasts.contactNewsletterSubscribed, failed: toasts.contactNewsletterFailed };
    const service = await startFormService([200, 400]);
    await using site = await startConfiguredSite({ NEWSLETTER_FORM_URL: service.url }, [
      "/contact",
      "/newsletter",
      "/news",
    ]);
    const visitor = await openVisitorPage();
    const { page } = visitor;
    await page.goto(site.origin + path);
    const policy = policyIn(await page.content());
    const { origin } = new URL(service.url);
    expect(policy).toContain(`connect-src 'self' ${origin};`);
    expect(policy).toContain(`form-action 'self' ${origin};`);
    await waitForHydration(page, "newsletter-form");
    const email = page.locator("#newsletter-email");
    const subscribe = async () => {
      await email.fill("amina@example.org");
      await page
        .getByRole("button", {
          name: path === "/newsletter" ? buttons.subscribeNow : buttons.subscribe,
        })
        .click();
    };
    await subscribe();
    await page.getByText(words.done.title).first().waitFor();
    // We do not know how the service confirms, so no e-mail is promised.
    expect(await page.getByText(newsletterAlmostDone.title).count()).toBe(0);
    expect(service.posts).toHaveLength(1);
    expect(service.posts[0]?.accept).toContain("application/json");
    expect(service.posts[0]?.body).toMatch(/name="email"\r\n\r\namina@example\.org/);
    expect(storedSubscribers(site.dataFolder)).toEqual([]);
    expect(visitor.consoleErrors).toEqual([]);
    await page.goto(site.origin + path);
    await waitForHydration(page, "newsletter-form");
    await subscribe();
    await page.getByRole("alert").filter({ hasText: words.failed.title }).waitFor();
    expect(await email.inputValue()).toBe("amina@example.org");
    // Our own contact address is as it was.
    if (path === "/contact") {
      const contact = page.locator("form", { has: page.locator("[name=message]") });
      expect(await contact.getAttribute("action")).toBe("/contact");
    }
  });
}

test("NEWSLETTER_FORM_URL redirects a browser without JavaScript to the service", async ({
  openVisitorPage,
}) => {
  const service = await startFormService();
  await using site = await startConfiguredSite({ NEWSLETTER_FORM_URL: service.url }, [
    "/contact",
    "/newsletter",
    "/news",
  ]);
  const visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  for (const path of ["/newsletter", "/news"]) {
    await page.goto(site.origin + path);
    const box = page.locator("main form", { has: page.locator("[name=email]") });
    await box.locator("[name=email]").fill("amina@example.org");
    await box.getByRole("button").click();
    await page.waitForURL(service.url);
  }
  expect(service.posts).toHaveLength(2);
  expect(storedSubscribers(site.dataFolder)).toEqual([]);
});
