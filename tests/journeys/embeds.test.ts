import { readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { numeral } from "#app/art/numeral.ts";
import { getMainCases } from "#collections/cases/cases.ts";
import { embedPath } from "#collections/embeds.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { closeBrowser, openVisitorPage } from "../support/chromium.ts";
import { pageHtml } from "../support/page-html.ts";
import { framePaths, publicPaths } from "../support/site-paths.ts";

const origin = inject("origin");
const { url } = getOrganisation();
const casePage = "/products/strategic-litigation/data-protection-complaint";
const clock = embedPath("cases", "data-protection-complaint");
const country = embedPath("countries", "uganda");

/** Another site: another port and another name. `/isolated` demands of all that it shows to agree. */
const otherSite = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const width = searchParams.get("width") ?? "640";
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    ...(pathname === "/isolated" && { "Cross-Origin-Embedder-Policy": "require-corp" }),
  });
  const show = searchParams.getAll("show");
  response.end(
    `<!doctype html><html lang="en"><title>A newspaper</title><meta name="color-scheme" content="light dark"><h1>News</h1>` +
      show
        .map((path) =>
          /\.\w+$/.test(path)
            ? `<img src="${origin}${path}" width="${width}" alt="A count">`
            : `<iframe src="${origin}${path}" width="${width}" height="220" title="A count" style="border:0"
                sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`,
        )
        .join(""),
  );
});
let newspaper = "";
beforeAll(async () => {
  await new Promise<void>((done) => otherSite.listen(0, "127.0.0.1", done));
  newspaper = `http://localhost:${(otherSite.address() as AddressInfo).port}`;
  return () => otherSite.close();
});
afterAll(closeBrowser);

const asked = (path: string, shown: readonly string[], more = "") =>
  `${newspaper}${path}?${shown.map((one) => `show=${one}`).join("&")}${more}`;

test.each([
  ["/plain", true],
  ["/plain", false],
  ["/isolated", true],
  ["/isolated", false],
])("another site at %s shows frames and pictures, scripts on: %s", async (path, hasScripts) => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: hasScripts });
  const { page } = visitor;
  await page.goto(asked(path, [clock, country, `${clock}.svg`, `${country}.svg`]));
  const frames = [0, 1].map((at) => page.frameLocator("iframe").nth(at));
  expect(await frames[0]?.locator("h1").innerText()).toBe("days since the order fell due");
  expect(await frames[1]?.locator("h1").innerText()).toBe("Uganda");
  const pictures = [page.locator("img"), frames[1]?.locator("img")];
  for (const picture of pictures) {
    await expect
      .poll(() =>
        picture?.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .not.toContain(false);
  }
});

test("no other page and no other picture can be shown by another site", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(asked("/plain", ["/", casePage, `${casePage}/loom.svg`]));
  for (const at of [0, 1]) {
    expect(await page.frameLocator("iframe").nth(at).locator("main").count()).toBe(0);
  }
  const width = await page.locator("img").evaluate((one) => (one as HTMLImageElement).naturalWidth);
  expect(width).toBe(0);
});

test.each([320, 520, 700])(
  "a frame keeps to its box at %i px, in light and dark alike",
  async (width) => {
    const looks: string[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await using visitor = await openVisitorPage({
        colorScheme,
        viewport: { width: 720, height: 700 },
      });
      const { page } = visitor;
      await page.goto(asked("/plain", [clock, country], `&width=${width}`));
      for (const frame of page.frames().slice(1)) {
        const [high, wide] = await frame.evaluate(() => [
          document.documentElement.scrollHeight,
          document.documentElement.scrollWidth,
        ]);
        expect([high, wide], frame.url()).toEqual([220, width]);
      }
      looks.push(
        await page
          .frameLocator("iframe")
          .first()
          .locator("body")
          .evaluate((one) => `${getComputedStyle(one).background} ${getComputedStyle(one).color}`),
      );
    }
    expect(looks[0]).toBe(looks[1]);
  },
);

test("no frame cuts its links or its mark off at 320 px", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 220 });
  const cut: string[] = [];
  for (const path of framePaths()) {
    await page.goto(origin + path);
    const edges = await page
      .locator(".src > *")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    if (Math.max(...edges) > 312) cut.push(path);
  }
  expect(cut).toEqual([]);
});

test("the frame of a count keeps to its box once it is no longer marked as corrected", async () => {
  const { decided = "" } = getMainCases()[0]?.verdict ?? {};
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  const high = () => page.evaluate(() => document.documentElement.scrollHeight);
  const { width: wide, paths } = numeral(2888);
  for (const width of [320, 360, 520, 600, 700]) {
    await page.setViewportSize({ width, height: 220 });
    await page.goto(origin + clock);
    const text = page.locator(".txt p");
    await text.evaluate((one, words) => (one.textContent = words), decided);
    expect(await high(), `${width}`).toBe(220);
    // Seven years later.
    const figure = `<svg viewBox="0 -1 ${wide} 68">${paths}</svg>`;
    await page.locator(".num").evaluate((one, svg) => (one.innerHTML = svg), figure);
    expect(await high(), `${width}, four digits`).toBe(220);
  }
});

test("a frame names its source and its licence, which open in a new tab", async () => {
  await using visitor = await openVisitorPage();
  const { page } = visitor;
  await page.goto(asked("/plain", [clock]));
  const links = page.frameLocator("iframe").locator("a");
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(targets[0]).toMatch(new RegExp(`^${url}${casePage}`));
  expect(targets[1]).toContain("creativecommons.org");
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute("target")))).toEqual([
    "_blank",
    "_blank",
  ]);
  // In a sandbox without scripts axe would wait for ever.
  await page.setContent(await pageHtml(clock));
  expect(await findAxeViolations(page)).toEqual([]);
});

test("every frame weighs at most 6 kB, style included, and stays out of lists", async () => {
  const siteMap = readFileSync("build/client/sitemap.xml", "utf8");
  expect(framePaths().length).toBeGreaterThan(54);
  for (const path of framePaths()) {
    expect(statSync(join("build/client", path, "index.html")).size, path).toBeLessThanOrEqual(6000);
    expect(siteMap).not.toContain(path);
  }
  expect(await pageHtml(clock)).not.toMatch(/<script|<link rel="stylesheet"|\son\w+=|<form/);
});

test("the frame of a count keeps to 6 kB on every one of its first thousand days", () => {
  const html = readFileSync(join("build/client", clock, "index.html"), "utf8");
  const weightOf = (count: number) => numeral(count).paths.length;
  const others = Buffer.byteLength(html) - weightOf(Number(/aria-label="(\d+)"/.exec(html)?.[1]));
  const heaviest = Math.max(...Array.from({ length: 1000 }, (_, count) => weightOf(count)));
  expect(others + heaviest).toBeLessThanOrEqual(6000);
});

/** What only boxes may say. */
const opened = {
  "cross-origin-resource-policy": "cross-origin",
  "x-frame-options": null,
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;

/** Every file of the build by its address, but compressed copies. */
const files = readdirSync("build/client", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz|dcz)$|^index\.html$/.test(entry.name))
  .map((entry) => `/${join(entry.parentPath, entry.name).slice("build/client/".length)}`)
  .filter((path) => !/^\/(?:cards|assets|art)\//.test(path));

test("boxes alone are open to other sites; every other address is as strict as before", {
  tags: "gate",
}, async () => {
  const read = async (path: string) => (await fetch(origin + path, { method: "HEAD" })).headers;
  for (const path of framePaths()) {
    const headers = await read(path);
    for (const [name, value] of Object.entries(opened)) expect(headers.get(name), path).toBe(value);
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*; sandbox allow-popups allow-popups-to-escape-sandbox$/,
    );
    expect(headers.has("speculation-rules")).toBe(false);
    expect(headers.has("set-cookie")).toBe(false);
  }
  for (const path of publicPaths()) {
    const headers = await read(path);
    expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("cross-origin-resource-policy"), path).toBe("same-origin");
    expect(headers.get("referrer-policy"), path).toBe("same-origin");
    expect(headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy"), path).not.toMatch(/frame-src|child-src|\*/);
    expect(headers.get("x-robots-tag"), path).toBeNull();
  }
  for (const path of files) {
    const policy = (await read(path)).get("cross-origin-resource-policy");
    // Addresses for programs, but no drawing of an own page.
    const isOpen =
      /^\/(?:embed|data|feeds)\/(?!laws-cloth)|\.(?:ics|bib)$|^\/search\/index\.json$/.test(path);
    if (policy !== null) expect(policy, path).toBe(isOpen ? "cross-origin" : "same-origin");
  }
});

/** The link that WordPress takes (`WP_oEmbed::discover`): in the first 150 kB, in the head, by its type. */
function discover(html: string): string | undefined {
  const head = html.slice(0, 153_600).replace(/<\/head>.*/is, "");
  const links = [...head.matchAll(/<link([^<>]+?)\/?>/gi)].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
  return links.find(({ type }) => type === "application/json+oembed")?.href;
}

test.each([
  [casePage, clock],
  ["/news/laws/country/uganda", country],
])("WordPress finds the frame of %s and gets it with its own questions", async (path, box) => {
  const endpoint = discover(await pageHtml(path));
  expect(endpoint).toBe(`${url}${box}.json`);
  const question = `?maxwidth=600&maxheight=900&url=${encodeURIComponent(url + path)}&dnt=1&format=json`;
  const answer = await fetch(`${origin}${box}.json${question}`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  const oEmbed = (await answer.json()) as Record<string, unknown>;
  expect(oEmbed).toMatchObject({ version: "1.0", type: "rich", width: 640, height: 220 });
  // What is left once WordPress has taken away all but a frame and its plain attributes.
  expect(oEmbed.html).toMatch(new RegExp(`^<iframe src="${url}${box}"[^>]*></iframe>$`));
  expect(oEmbed.thumbnail_url).toBe(`${url}${box}.svg`);
  expect((await fetch(`${origin}${box}.svg`)).status).toBe(200);
});

test("an address whose case is gone answers in the same box", async () => {
  const gone = "/embed/cases/of-long-ago";
  for (const path of [gone, `${gone}.svg`]) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(await answer.text()).toContain("OTC shows nothing here any more.");
  }
  await using visitor = await openVisitorPage();
  // A slash that an editor has put behind the address leads to the box too.
  await visitor.page.goto(asked("/isolated", [gone, `${clock}/`, `${gone}.svg`]));
  const heading = (at: number) => visitor.page.frameLocator("iframe").nth(at).locator("h1");
  expect(await heading(0).innerText()).toContain("nothing");
  expect(await heading(1).innerText()).toBe("days since the order fell due");
  const picture = visitor.page.locator("img");
  expect(await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(640);
});

test("the page of a case offers four ways that can be selected without script", async () => {
  await using visitor = await openVisitorPage({ javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(origin + casePage);
  const ways = page.locator("section[aria-labelledby=embed]");
  for (const summary of await ways.locator("summary").all()) {
    if (!(await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).open))) {
      await summary.click();
    }
    const text = ways.locator("details[open] pre");
    expect(await text.textContent()).toContain(url);
    expect(await text.evaluate((one) => getComputedStyle(one).userSelect)).toBe("all");
    expect(await ways.locator("button").filter({ visible: true }).count()).toBe(0);
  }
});

test("the picture to copy says in words what it shows, with the day of the count", async () => {
  const html = await pageHtml(casePage);
  const [, copied = ""] = /<pre id="embed-picture">(.*?)<\/pre>/s.exec(html) ?? [];
  expect(copied).toMatch(
    /alt=&quot;\d+ days since the order fell due[.:] .*Counted to \d+\u00a0\w+ \d{4}\./,
  );
  expect(copied).toContain(`href=&quot;${url}${casePage}&quot;`);
  // On a page of a partner that has no styles for pictures.
  await using visitor = await openVisitorPage({ viewport: { width: 320, height: 500 } });
  const { page } = visitor;
  await page.setContent('<meta name="viewport" content="width=device-width"><p></p>');
  const put = (one: HTMLElement, html: string) => (one.innerHTML = html);
  await page
    .locator("p")
    .evaluate(
      put,
      copied.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"'),
    );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
