import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadIndex, searchTerms } from "#app/search/search-index.ts";
import {
  asExported,
  getLegalPage,
  getLegalPages,
  legalPaths,
} from "#collections/legal/legal-pages.ts";
import { plainText } from "#collections/markdown/plain-text.ts";
import { getPage } from "#collections/pages/pages.ts";
import { legalValues } from "#collections/site/legal-values.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getRetention } from "#collections/site/retention.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import { translatedAddresses } from "#collections/translations/shown-pages.ts";
import { pagePolicy } from "../../scripts/export/host-headers.ts";
import { openSiteRenderer } from "../../scripts/site-renderer.ts";
import { closeBrowser, openVisitorPage, waitForHydration } from "../support/chromium.ts";
import { oneOfEachKind } from "../support/site-paths.ts";
import { type StaticHostServer, startStaticHost } from "../support/static-host.ts";
import { until } from "../support/until.ts";
import { shownSections, shownText, writtenPieces, writtenSections } from "./legal-sections.ts";

const { buttons, toasts, withoutServer } = getMessages();

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

let folder: string;
let host: StaticHostServer;
let service: Awaited<ReturnType<typeof startFormService>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "otc-export-"));
  service = await startFormService();
  const script = "scripts/export/export-site.ts";
  const env = { ...process.env, PUBLIC_URL: "http://127.0.0.1" };
  const typed = [script, "--to", folder, "--forms", service.url];
  await promisify(execFile)(process.execPath, typed, { env });
  host = await startStaticHost(folder);
});
afterAll(async () => {
  await closeBrowser();
  await host[Symbol.asyncDispose]();
  service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const files = () => readdirSync(folder, { recursive: true, encoding: "utf8" });
const html = (name: string) => readFileSync(join(folder, name), "utf8");

/** Pages by their files; a page to take away is none. */
const pages = () => files().filter((name) => name.endsWith(".html") && !name.includes("/pack/"));
const addressOf = (name: string) => `/${name.replace(/(?:^index)?\.html$/, "")}`;

test("has no broken link and no form without a server", () => {
  expect(pages().length).toBeGreaterThan(80);
  const gone: string[] = [];
  const forms = new Set<string>();
  for (const name of pages()) {
    const text = html(name);
    for (const [, attribute, address = ""] of text.matchAll(/ (href|src|action)="(\/[^"]*)"/g)) {
      const { pathname } = new URL(address.replaceAll("&amp;", "&"), "http://localhost");
      if (attribute === "action") forms.add(pathname);
      if (!host.has(pathname)) gone.push(`${name}: ${address}`);
    }
    for (const [, method] of text.matchAll(/<form[^>]* method="post"[^>]*action="\//g)) {
      gone.push(`${name}: a form without a server (${method})`);
    }
  }
  expect(gone).toEqual([]);
  // It answers in the browser, with a notice where scripts are off.
  expect([...forms]).toEqual(["/search"]);
  const found = [
    ...html("search/index.json").matchAll(/"(\/[\w/-]*(?:\.\w+)?)(?:[?#][^"]*)?"/g),
  ].map(([, path = ""]) => path);
  expect(found.length).toBeGreaterThan(80);
  expect(found.filter((path) => !host.has(path))).toEqual([]);
});

/** Waits for islands that hydrate when idle. */
const allHydrated = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector(
        "[data-when=idle]:not([data-state=hydrated]), [data-when=load]:not([data-state=hydrated])",
      ),
  );

test("opens each kind of page without an error, with its policy and files", async () => {
  await using visitor = await openVisitorPage();
  const { page, consoleErrors } = visitor;
  const paths = pages()
    .map(addressOf)
    .filter((path) => path !== "/404");
  for (const path of oneOfEachKind(paths)) {
    await page.goto(`${host.origin}${path}`);
    await allHydrated(page);
    expect(consoleErrors, path).toEqual([]);
    const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
    expect(await policy.getAttribute("content"), path).toContain("default-src 'none'");
  }
  expect(host.missed).toEqual([]);
  const answer = await fetch(`${host.origin}/contact`);
  expect(answer.headers.get("x-frame-options")).toBe("DENY");
  expect(answer.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
  const moved = await fetch(`${host.origin}/home`, { redirect: "manual" });
  expect(moved.headers.get("location")).toBe("/");
  for (const language of getLanguages()) {
    const path = `/${language.code}/shutdown`;
    const isShown = translatedAddresses().includes(path);
    const answer = await fetch(host.origin + path, { redirect: "manual" });
    expect(answer.status, path).toBe(isShown ? 200 : 404);
    if (!isShown) expect(host.missed.splice(0)).toEqual([path]);
  }
});

test.each([true, false])(
  "a message reaches the form service (JavaScript: %s)",
  async (javaScriptEnabled) => {
    await using visitor = await openVisitorPage({ javaScriptEnabled });
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
    await page.getByRole("button", { name: buttons.send }).click();
    if (javaScriptEnabled) await page.getByText(toasts.contactSent.title).waitFor();
    await until(() => service.posts.length === before + 1);
    expect(service.posts.at(-1)).toContain("From a host of files");
    expect(visitor.consoleErrors).toEqual([]);
  },
);

test("searches in the browser, also for a query in the address", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(`${host.origin}/no-such-page`);
  await page.locator("main form [name=q]").fill("privacy");
  await page.locator("main form").getByRole("button").click();
  await page.waitForURL(/\/search\?q=privacy/);
  await page.getByText(/\d+ pages found/).waitFor();
  expect(await page.locator("#search-words").inputValue()).toBe("privacy");
});

test("waits for a press before searching with Save-Data", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(`${host.origin}/search?q=privacy`);
  await page.getByRole("button", { name: withoutServer.search.wake }).click();
  await page.getByText(/\d+ pages found/).waitFor();
  expect(await page.getByRole("button", { name: withoutServer.search.wake }).count()).toBe(0);
});

/** The text between header and footer, without markup. */
const translatableTexts = (name: string) =>
  shownText(/<main[\s\S]*<\/main>/.exec(html(name))?.[0] ?? "");

test.each(legalPaths)("%s has the sections for a static host", (path) => {
  const written = getLegalPage(path);
  const expected = asExported(written);
  const shown = html(`${path.slice(1)}.html`);
  const sections = shownSections(shown);
  const wanted = writtenSections(expected);
  expect(sections.map(([id]) => id)).toEqual(wanted.map(([id]) => id));
  wanted.forEach(([id, words], at) => {
    expect(sections[at]?.[1], id).toMatch(words);
  });
  const words = shownText(/<main[\s\S]*<\/main>/.exec(shown)?.[0] ?? "");
  for (const said of [expected.lead, ...expected.inShort]) expect(words).toContain(said);
  // Only true with our server.
  const kept = writtenPieces(expected).join(" ");
  const gone = writtenPieces(written).filter((piece) => !kept.includes(piece));
  expect(gone.length > 0).toBe(written.exported !== undefined);
  expect(gone.filter((piece) => words.includes(piece))).toEqual([]);
});

test("the search omits legal sections about our server", async () => {
  const { words: index } = await loadIndex(html("search/index.json"));
  const values = legalValues(getOrganisation());
  const termsOf = ({ body }: { body: string }) =>
    new Set(searchTerms(plainText(body.replaceAll(/\{(\w+)\}/g, (_, key) => values[key] ?? ""))));
  const finds = (term: string, path: string) =>
    index.search(term, { fields: ["text"] }).some(({ id }) => id === path);
  for (const page of getLegalPages()) {
    const kept = termsOf(asExported(page));
    const gone = [...termsOf(page)].filter((term) => !kept.has(term));
    expect(gone.filter((term) => finds(term, page.path))).toEqual([]);
    expect([...kept].filter((term) => !finds(term, page.path))).toEqual([]);
  }
});

test("privacy and forms mention no server of ours", () => {
  const privacy = translatableTexts("legal/privacy.html");
  for (const { record } of Object.values(getRetention().periods)) {
    expect(privacy).not.toContain(record);
  }
  expect(privacy).not.toMatch(/\{\w+\}/);
  const contact = getPage("contact");
  expect(translatableTexts("contact.html")).toContain(contact.elsewhere);
  expect(translatableTexts("contact.html")).not.toContain(contact.form.privacy);
  const { card } = getPage("newsletter");
  expect(translatableTexts("newsletter.html")).toContain(card.elsewhere);
  expect(translatableTexts("newsletter.html")).not.toContain(card.privacy);
});

test("features that need a server are absent or explained", async () => {
  expect(html("donate.html")).not.toContain("<form");
  expect(html("donate.html")).toContain(getPage("donate").notOpen);
  expect(html("search.html")).toContain(`<noscript>`);
  expect(html("search.html")).toContain(withoutServer.search.scriptOff);
  expect(html("data.html")).not.toContain("/newsletter/");
  const { render } = await openSiteRenderer("build/site", {
    staticHost: {
      policyOf: ({ styleHash }) => pagePolicy({ isEncrypted: true }, styleHash),
      excludes: () => false,
    },
    formTargets: new Map(),
  });
  for (const path of ["/contact", "/newsletter", "/news"]) {
    const text = new TextDecoder().decode((await render(path)).body);
    expect(text, path).not.toContain('method="post"');
    expect(text, path).not.toContain('name="email"');
  }
});
