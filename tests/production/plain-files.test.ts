import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getLetters } from "#collections/letters/letters.ts";
import { getMessages } from "#collections/site/messages.ts";
import { waitForHydration } from "../support/chromium.ts";
import { type FileServer, startFileServer } from "../support/file-server.ts";
import { buildCopy, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

test("a file server without rules carries pages, links, styles, the search and the letters", async ({
  openVisitorPage,
}) => {
  await using host = await startFileServer("build/site");
  const { origin } = host;
  const visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(origin);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).not.toBe("rgba(0, 0, 0, 0)");
  await page.locator("main a[href='/about']").first().click();
  await page.waitForURL(`${origin}/about`);
  await page.locator("footer a[href='/legal/privacy']").first().click();
  await page.waitForURL(`${origin}/legal/privacy`);
  expect(await page.locator("h1").count()).toBe(1);

  await page.goto(`${origin}/search?q=privacy`);
  const found = page.locator("[data-island=search] ol a").first();
  await found.waitFor();
  await found.click();
  await page.waitForURL((address) => address.pathname !== "/search");
  await page.locator("h1").waitFor();

  const [letter] = getLetters();
  await page.goto(`${origin}${letter?.path}`);
  await waitForHydration(page, "letter-builder");
  await page.locator("[name=organisation]").fill("Mpolampola Lenders");
  await page.locator("main").getByText("Mpolampola Lenders").first().waitFor();
  expect(visitor.consoleErrors).toEqual([]);
});

test.describe("built for a host of files, as docs/how-to/deploy.md says", () => {
  let root: string;
  let host: FileServer;
  let service: Awaited<ReturnType<typeof startFormService>>;
  test.beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), "otc-host-"));
    service = await startFormService();
    copyProject(root);
    const settings = {
      PUBLIC_URL: "http://127.0.0.1",
      PAYMENT_PROVIDERS: "none",
      CONTACT_FORM_URL: service.url,
      NEWSLETTER_FORM_URL: service.url,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(root, ".env"), lines.join(""));
    await buildCopy(root);
    host = await startFileServer(join(root, "build/site"));
    return async () => {
      await host[Symbol.asyncDispose]();
      service.stop();
      rmSync(root, { recursive: true, force: true });
    };
  });

  test("no link leads nowhere, and no form to a server that is not there", () => {
    const site = join(root, "build/site");
    const pages = readdirSync(site, { recursive: true, encoding: "utf8" }).filter(
      // What answers a form or a link from an e-mail is of no use there, and nothing leads to it.
      (name) => name.endsWith(".html") && !/\/pack\/|^(?:newsletter|donate)\/|^\d{3}\./.test(name),
    );
    expect(pages.length).toBeGreaterThan(80);
    const moved = readFileSync(join(site, "_redirects"), "utf8").split("\n");
    const isThere = (path: string) =>
      path === "/" ||
      [path, `${path}.html`].some((name) => existsSync(join(site, decodeURIComponent(name)))) ||
      moved.some((line) => line.startsWith(`${path} `));
    const gone: string[] = [];
    const forms = new Set<string>();
    for (const name of pages) {
      const text = readFileSync(join(site, name), "utf8");
      for (const [, attribute, address = ""] of text.matchAll(/ (href|src|action)="(\/[^"]*)"/g)) {
        const { pathname } = new URL(address.replaceAll("&amp;", "&"), host.origin);
        if (attribute === "action") forms.add(pathname);
        if (!isThere(pathname)) gone.push(`${name}: ${address}`);
      }
      for (const [form] of text.matchAll(/<form[^>]* method="post"[^>]*>/g)) {
        if (!form.includes(`action="${service.url}"`)) gone.push(`${name}: ${form}`);
      }
    }
    expect(gone).toEqual([]);
    // They answer in the browser.
    expect([...forms].toSorted()).toEqual(["/count-the-days", "/search"]);
  });

  for (const javaScriptEnabled of [true, false]) {
    test(`a message reaches the form service (JavaScript: ${javaScriptEnabled})`, async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ javaScriptEnabled });
      const { page } = visitor;
      const before = service.posts.length;
      await page.goto(`${host.origin}/contact`);
      if (javaScriptEnabled) await waitForHydration(page, "contact-form");
      const typed = {
        firstName: "Amina",
        lastName: "Tester",
        email: "amina@example.org",
        subject: "From a host of files",
        message: "Hello.",
      };
      for (const [name, value] of Object.entries(typed)) {
        await page.locator(`form [name=${name}]`).first().fill(value);
      }
      await page.getByRole("button", { name: getMessages().buttons.send }).click();
      await until(() => service.posts.length === before + 1);
      expect(service.posts.at(-1)).toContain("From a host of files");
      expect(visitor.consoleErrors).toEqual([]);
    });
  }
});

/** A form service of another origin, as its kind answers. */
async function startFormService() {
  const posts: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    if (request.method === "POST") posts.push(body);
    response.writeHead(200, {
      "Content-Type": "application/json",
      "Access-Control-Allow-Origin": "*",
    });
    response.end('{"ok":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    posts,
    url: `http://127.0.0.1:${port}/f/abc`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
