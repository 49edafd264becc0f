import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { startSite } from "../support/running-site.ts";
import { storedMessages } from "../support/stored-messages.ts";
import { until } from "../support/until.ts";

afterAll(closeBrowser);

/** A form service of another origin that answers as its kind does. */
async function startFormService(answers: number[] = []) {
  const posts: { accept: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    posts.push({ accept: request.headers.accept ?? "", body });
    response.writeHead(answers.shift() ?? 200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    });
    response.end('{"ok":true,"next":"/thanks"}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
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

test("with CONTACT_FORM_URL the same form posts form-data straight to the service", async () => {
  const service = await startFormService([200, 400]);
  await using site = await startSite({ CONTACT_FORM_URL: service.url });
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${site.origin}/contact`);
  await page.waitForSelector("[data-island=contact-form][data-state=alive]", { state: "attached" });
  const fill = async () => {
    for (const [name, value] of Object.entries(typed)) {
      await page.locator(`form [name=${name}]`).first().fill(value);
    }
    await page.getByRole("button", { name: "Send Message" }).click();
  };
  await fill();
  await page.getByText("Message sent successfully!").waitFor();
  expect(service.posts).toHaveLength(1);
  expect(service.posts[0]?.accept).toContain("application/json");
  expect(service.posts[0]?.body).toContain('name="firstName"');
  expect(storedMessages(site.dataFolder)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
  await fill();
  await page.getByRole("alert").filter({ hasText: "Failed to send message" }).waitFor();
  // Our own newsletter address is as it was.
  expect(await page.locator("form", { hasText: "Subscribe" }).getAttribute("action")).toBe(
    "/newsletter",
  );
});

test("with CONTACT_RELAY_URL a message is kept first and passed on when the service is back", async () => {
  const service = await startFormService([503]);
  await using site = await startSite({ CONTACT_RELAY_URL: service.url });
  const response = await fetch(`${site.origin}/contact`, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(typed),
  });
  expect(await response.json()).toEqual({ ok: true, next: "/contact/sent" });
  expect(storedMessages(site.dataFolder)).toHaveLength(1);
  await until(() => service.posts.length === 1);
  expect(service.posts[0]?.body).toContain("For the service");
  expect(response.headers.get("content-security-policy")).not.toContain("127.0.0.1");
});
