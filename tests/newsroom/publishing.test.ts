import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex } from "#app/search/search-index.ts";
import { pageFile } from "#collections/reading/build-folder.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { createItem } from "../../workshop/new/create-item.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { buildCopy, copyProject } from "../support/project-copy.ts";
import { expect, test } from "../support/test.ts";
import { fullPublication, parseBibtex, writeFullPublication } from "./full-publication.fixture.ts";

const run = promisify(execFile);
/** A word that occurs nowhere else, so that every match comes from the new files. */
const word = "Okuzaalawo";
let root: string;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "otc-publish-"));
  copyProject(root);
  // A few laws are enough; the build renders each as a page.
  const laws = join(root, "content/laws");
  for (const file of readdirSync(laws)) if (!file.startsWith("uganda")) rmSync(join(laws, file));
});
test.afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
});

/** What one new file must bring along. */
const items = [
  { kind: "news", page: "/news", feed: "news" },
  { kind: "publication", page: "/news/research-publications", feed: "publications" },
  { kind: "blog", page: "/news/blogs", feed: "blogs" },
  { kind: "law", page: "/news/laws", feed: "laws" },
  { kind: "case", page: "/products/strategic-litigation", feed: "cases" },
] as const;

/** What every build does. */
function check() {
  return run(process.execPath, ["scripts/check-content.ts"], { cwd: root });
}

const built = (path: string) => join(root, "build/site", path);
const text = (path: string) => readFileSync(built(path), "utf8");
const slug = (kind: string) => `a-${kind}-about-${word.toLowerCase()}`;

/** A law is a section of its country's page. */
const addressOf = (kind: string, page: string) =>
  kind === "law" ? `${page}/country/uganda#${slug(kind)}` : `${page}/${slug(kind)}`;

/** Lets the page find the built site at any address. */
function serveBuilt(page: Page) {
  return page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = built(pathname);
    return route.fulfill({ path: pathname.includes(".") ? file : built(pageFile(pathname)) });
  });
}

async function found(question: string): Promise<string[]> {
  const index = await loadIndex(text("search/index.json"));
  return runSearch(index, { words: question, kind: "", topic: "" }).hits.map(({ path }) => path);
}

/** The file with what was left to be written, and without its last mark of a draft. */
function publish(file: string): void {
  const path = join(root, file);
  const written = readFileSync(path, "utf8").replaceAll(
    /"TODO: .*"|^TODO: .*/gm,
    "Made up for a test.",
  );
  writeFileSync(path, written.replace(/^draft: true\n/m, ""));
}

test.describe("publishing is dropping a file", () => {
  test("one content file adds page, list entry, feed entries, search hit and site map entry", async () => {
    test.setTimeout(180_000);
    for (const { kind } of items) {
      publish(createItem(root, kind, `A ${kind} about ${word}`, "2026-11-20"));
    }
    createItem(root, "blog", `A draft about ${word}`, "2026-11-20");
    const later = createItem(root, "blog", `Later about ${word}`, "2026-11-20");
    publish(later);
    const path = join(root, later);
    writeFileSync(
      path,
      readFileSync(path, "utf8").replace(
        /^# publishAt:.*/m,
        "publishAt: 2999-01-01T08:00:00+03:00",
      ),
    );
    await writeFullPublication(root);
    await buildCopy(root);

    const hits = await found(word);
    const siteMap = text("sitemap.xml");
    for (const { kind, page, feed } of items) {
      const address = addressOf(kind, page);
      const [shownAt = ""] = address.split("#");
      expect(text(pageFile(shownAt)), address).toContain(`A ${kind} about ${word}`);
      expect(text(pageFile(page)), `list at ${page}`).toContain(`href="${address}"`);
      for (const ending of ["rss", "atom", "json"]) {
        expect(text(`feeds/${feed}.${ending}`), `${feed}.${ending}`).toContain(address);
      }
      expect(hits).toContain(address);
      expect(siteMap).toContain(`<loc>https://otc.example${shownAt}</loc>`);
    }
    // A slip of the finger finds them too.
    const slipped = await found(word.replace("zaa", "za"));
    for (const { kind, page } of items) expect(slipped).toContain(addressOf(kind, page));
    expect(hits.join()).not.toMatch(/draft|later/);
    expect(existsSync(built(`/news/blogs/a-draft-about-${word.toLowerCase()}`))).toBe(false);
    expect(siteMap).not.toMatch(/a-draft-about|later-about/);
  });

  test.describe("a publication with every field", () => {
    const html = () => text(pageFile(fullPublication));

    test("shows authors, parts in order, and sources", () => {
      expect(html()).toMatch(/By<\/dt><dd[^>]*>A\. Author, B\. Writer/);
      expect(html()).toContain('<th role="columnheader" scope="col" class="end">Number</th>');
      expect(html()).toContain('<div role="note" class="callout" data-kind="important">');
      expect(html()).toContain('<li id="note-2">As was expected.');
      expect(html()).toContain('href="https://www.example.org/source"');
    });

    test("shows its picture in the sizes of the build", () => {
      const copies = (type: string) =>
        new RegExp(`<source type="image/${type}" srcset="([^"]+)" sizes="[^"]+"`)
          .exec(html())?.[1]
          ?.split(", ")
          .map((copy) => copy.split(" ")) ?? [];
      for (const type of ["avif", "webp"]) {
        expect(copies(type).map(([, width]) => width)).toEqual(["400w", "800w", "1200w"]);
        for (const [address = ""] of copies(type)) expect(existsSync(built(address))).toBe(true);
      }
      expect(html()).toMatch(
        /<img src="[^"]+-1200\.jpg" alt="A plain red plate" width="1600" height="900"/,
      );
      expect(html()).toContain("<figcaption>A red plate</figcaption>");
    });

    test("processes its picture like the photograph of a team member", () => {
      const team = text("about/team.html");
      expect(team).toMatch(
        /<source type="image\/avif" srcSet="[^"]+ 400w[^"]*" sizes="[^"]+"\/>[\s\S]*?<img [^>]*width="1600" height="900" alt="" loading="lazy" decoding="async"/i,
      );
    });

    test("shows its photograph in two dyes, at most 20 kB a copy, as the page on the organisation does", () => {
      for (const page of [html(), text("about.html")]) {
        const figure =
          /<figure><picture>(?:(?!<\/figure>)[\s\S])*by A\. Author/.exec(page)?.[0] ?? "";
        expect(figure).toContain('alt="A street"');
        const copies = [...figure.matchAll(/\/images\/packed\/[\w-]+\.\w+/g)].map(String);
        expect(copies.length).toBeGreaterThanOrEqual(5);
        for (const copy of copies) expect(statSync(built(copy)).size).toBeLessThanOrEqual(20_000);
      }
      expect(text("about/values.html")).not.toContain("by A. Author");
    });

    test("shows the size and the cost of the download", () => {
      expect(html()).toMatch(
        /href="\/files\/a-report\.pdf" download[\s\S]*?The report as PDF[\s\S]*?2\.3 MB[\s\S]*?about UGX 5[\s\S]*?of mobile data/,
      );
    });

    test("can be cited in three styles and as BibTeX", async ({ openVisitorPage }) => {
      const visitor = await openVisitorPage();
      await visitor.page.setContent(html());
      const says = (style: string) =>
        visitor.page
          .locator("dt", { hasText: style })
          .locator("xpath=..")
          .locator("dd")
          .innerText();
      // An address that is still a placeholder is in no citation.
      const { url } = getKnownOrganisation();
      const address = url && url + fullPublication;
      expect(await says("APA")).toBe(
        `Author, A. & Writer, B. (2026, November 20). Plates & baskets: 100% of a test. OTC. ${address}`.trimEnd(),
      );
      expect(await says("Chicago")).toContain("A. Author and B. Writer. “Plates & baskets");
      expect(await says("OSCOLA")).toContain("(OTC, 20 November 2026)");
      const { kind, key, fields } = parseBibtex(await visitor.page.locator("pre").innerText());
      expect([kind, key]).toEqual(["techreport", "a-report-with-everything-2026"]);
      expect(Object.fromEntries(fields)).toEqual({
        title: "{Plates \\& baskets: 100\\% of a test}",
        author: "A. Author and B. Writer",
        institution: "OTC",
        year: "2026",
        month: "11",
        ...(address ? { url: address } : {}),
      });
    });

    test("describes kind, authors and dates to search engines", () => {
      const described = [...html().matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(
        ([, json]) => JSON.parse(json ?? "") as Record<string, unknown>,
      );
      expect(described).toContainEqual(
        expect.objectContaining({
          "@type": "Report",
          headline: "Plates & baskets: 100% of a test",
          datePublished: "2026-11-20",
          dateModified: "2026-11-21",
          author: [
            { "@type": "Person", name: "A. Author" },
            { "@type": "Person", name: "B. Writer" },
          ],
        }),
      );
    });

    test("has no axe violation, loads the small picture on a phone, and prints without controls", async ({
      openVisitorPage,
    }) => {
      const visitor = await openVisitorPage({ viewport: { width: 390, height: 844 } });
      const { page } = visitor;
      await serveBuilt(page);
      await page.goto(`https://otc.example${fullPublication}`);
      const picture = page.getByAltText("A plain red plate");
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc),
        )
        .toMatch(/-400\.avif$/);
      // The header stays on top and would cover links here and there.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await findAxeViolations(page)).toEqual([]);

      await page.emulateMedia({ media: "print" });
      const menus = page.locator("nav[aria-label]:visible, form:visible");
      expect(
        await menus.evaluateAll((all) => all.map((menu) => menu.getAttribute("aria-label"))),
      ).toEqual([]);
      for (const kept of ["h1", "figure img", ".footnotes", "pre"]) {
        expect(await page.locator(kept).first().isVisible(), kept).toBe(true);
      }
      const link = page.locator('a[href="https://www.example.org/elsewhere"]');
      expect(
        await link.evaluate((element) => getComputedStyle(element, "::after").content),
      ).toContain("https://www.example.org/elsewhere");
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(0, 0, 0)");
    });
  });

  test("leaves no trace after the files are removed", async () => {
    test.setTimeout(180_000);
    const folders = ["news", "publications", "blogs", "laws", "cases"];
    for (const folder of folders) {
      for (const file of readdirSync(join(root, "content", folder))) {
        if (file.includes(word.toLowerCase())) rmSync(join(root, "content", folder, file));
      }
    }
    await buildCopy(root);
    const holders = readdirSync(built(""), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(html|rss|atom|json|csv|xml)$/.test(file))
      .filter((file) => text(file).includes(word));
    expect(holders).toEqual([]);
    expect(await found(word)).toEqual([]);
    expect(text("news/blogs.html")).toContain("Coming Soon");
  });

  test("rejects a broken link, a picture without text and an unknown topic, with file and line", async () => {
    test.setTimeout(180_000);
    const file = join(root, "content/blogs/broken.md");
    mkdirSync(join(root, "content/blogs"), { recursive: true });
    writeFileSync(
      file,
      "---\ntitle: Broken\ndate: 2026-11-20\nsummary: Broken on purpose.\ntype: article\ntopics: [poetry]\n---\n\nText.\n",
    );
    await expect(check()).rejects.toThrow(
      /content\/blogs\/broken\.md[\s\S]*line 6, topics\[0\]: "poetry"/,
    );
    writeFileSync(
      file,
      "---\ntitle: Broken\ndate: 2026-11-20\nsummary: Broken on purpose.\ntype: article\ntopics: [health]\n---\n\n[gone](/nowhere)\n\n![](/icon-192.png)\n",
    );
    await expect(check()).rejects.toThrow(
      /content\/blogs\/broken\.md[\s\S]*line 9: links to \/nowhere[\s\S]*line 11: has a picture without words/,
    );
  });

  test("rejects an invalid picture by name", async () => {
    test.setTimeout(180_000);
    const file = join(root, "public/images/words.jpg");
    for (const folder of [dirname(file), join(root, "content/blogs")]) {
      mkdirSync(folder, { recursive: true });
    }
    writeFileSync(file, "Only words, however far one reads on in them.");
    writeFileSync(join(root, "content/blogs/broken.md"), "![Words](/images/words.jpg)\n");
    await expect(
      run(process.execPath, ["scripts/build-pictures.ts"], { cwd: root }),
    ).rejects.toThrow(/public\/images\/words\.jpg has 1 problem:\n {2}cannot be read as a picture/);
  });
});
