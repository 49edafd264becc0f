import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getPage } from "#collections/pages/pages.ts";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { origin } from "../support/origin.ts";
import { pageHtml, policyIn } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const { name, url } = getOrganisation();
/** Empty while the address of the site is a placeholder. */
const { url: known } = getKnownOrganisation();

/** Content of a `<meta>` by its name or property, entities undone. */
function metaOf(html: string, name: string): string | undefined {
  const pattern = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`);
  return pattern
    .exec(html)?.[1]
    ?.replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Every description for search engines on a page, parsed. */
function descriptionsIn(html: string): Record<string, unknown>[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, json = ""]) => JSON.parse(json));
}

/** What a page shows, without its marks. */
function textOf(html: string): string {
  const marks = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">" };
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, " ")
    .replaceAll(/&(?:amp|#x27|quot|lt|gt);/g, (mark) => marks[mark as keyof typeof marks]);
}

const shared = publicPaths().filter((path) =>
  readFileSync(join(siteFolder, pageFile(path)), "utf8").includes('rel="canonical"'),
);

for (const path of shared) {
  test.describe(`${path}`, { tag: "@gate" }, () => {
    test("has title, description and a card for shared links", async () => {
      const html = await pageHtml(path);
      expect(metaOf(html, "og:title")).toBe(
        /<title>([^<]*)<\/title>/
          .exec(html)?.[1]
          ?.replaceAll("&amp;", "&")
          .replaceAll("&#x27;", "'"),
      );
      expect(metaOf(html, "og:description")).toBe(metaOf(html, "description"));
      expect(metaOf(html, "description")).not.toMatch(/(\b\d{4}), \1\b/);
      expect(metaOf(html, "og:url")).toBe(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]);
      expect(metaOf(html, "og:site_name")).toBe(name);
      expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
      expect(metaOf(html, "og:image:alt")).toBeTruthy();
      expect(metaOf(html, "twitter:image:alt")).toBe(metaOf(html, "og:image:alt"));

      const image = metaOf(html, "og:image") ?? "";
      expect(image.startsWith(`${url}/cards/`)).toBe(true);
      const answer = await fetch(origin + image.slice(url.length));
      expect(answer.headers.get("content-type")).toBe("image/png");
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(60_000);
    });

    test("describes its breadcrumbs to search engines", async () => {
      const descriptions = descriptionsIn(await pageHtml(path));
      for (const description of descriptions) {
        expect(description["@context"]).toBe("https://schema.org");
      }
      const trails = descriptions.filter((one) => one["@type"] === "BreadcrumbList");
      if (path === "/") {
        expect(trails).toEqual([]);
        return;
      }
      expect(trails).toHaveLength(1);
      const items = trails[0]?.itemListElement as {
        position: number;
        name: string;
        item?: string;
      }[];
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      expect(items[0]).toMatchObject({ name: getPage("home").breadcrumb, item: `${known}/` });
      for (const { item } of items.slice(0, -1)) {
        expect((await fetch(origin + (item ?? "").slice(known.length))).status, item).toBe(200);
      }
    });
  });
}

test("what is said to search engines stands on the page, and no page claims questions that it has not", {
  tag: "@gate",
}, async () => {
  /** Letters and digits alone: line breaks and typography may differ. */
  const bare = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, "");
  const types = new Set<unknown>();
  for (const path of shared) {
    const html = await pageHtml(path);
    const text = bare(textOf(html));
    for (const description of descriptionsIn(html)) {
      types.add(description["@type"]);
      if (description["@type"] === "BreadcrumbList") continue;
      for (const field of ["name", "headline", "description", "abstract", "text"]) {
        expect(text, `${path}: ${field}`).toContain(bare(String(description[field] ?? "")));
      }
    }
  }
  expect([...types]).toEqual(expect.arrayContaining(["Dataset", "Legislation", "DefinedTermSet"]));
  // No page is a list of questions with their answers. One that becomes it has to show both.
  expect([...types]).not.toContain("FAQPage");
});

test("the home page describes the organisation", { tag: "@gate" }, async () => {
  const [organisation] = descriptionsIn(await pageHtml("/"));
  expect(organisation?.["@type"]).toContain("Organization");
  for (const field of ["name", "url", "logo", "address"]) {
    expect(organisation?.[field], field).toBeTruthy();
  }
  expect(organisation?.address).toMatchObject({
    addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
  });
  const logo = String(organisation?.logo).slice(known.length);
  expect((await fetch(origin + logo)).headers.get("content-type")).toBe("image/png");
});

test("does not describe upcoming courses to search engines", { tag: "@gate" }, async () => {
  const found = descriptionsIn(await pageHtml("/products/short-courses"));
  expect(JSON.stringify(found)).not.toContain('"Course"');
});

test("form answers and error pages have neither card nor canonical address", {
  tag: "@gate",
}, async () => {
  const html = await pageHtml("/contact/sent");
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain("og:image");
  expect(html).not.toContain('rel="canonical"');
});

test("the strict policy allows the descriptions as data", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page, consoleErrors } = visitor;
  await page.goto(origin, { waitUntil: "networkidle" });
  expect(policyIn(await page.content())).toContain("script-src 'self'");
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));
  expect(types).toEqual([["Organization", "NGO"]]);
  expect(consoleErrors).toEqual([]);
});

test("each news item has date, publisher and picture", { tag: "@gate" }, async () => {
  const items = publicPaths().filter((path) =>
    /^\/news\/(?!laws|topic|type|year|country)[\w-]{12,}$/.test(path),
  );
  const articles = items.filter((path) => !/^\/news\/research-publications$/.test(path));
  expect(articles.length).toBeGreaterThan(0);
  for (const path of articles) {
    const article = descriptionsIn(await pageHtml(path)).find(
      (one) => one["@type"] === "NewsArticle",
    );
    expect(article, path).toMatchObject({
      headline: expect.any(String),
      datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      publisher: { name },
    });
    const image = known ? metaOf(await pageHtml(path), "og:image") : undefined;
    expect(article?.image, path).toBe(image);
  }
});
