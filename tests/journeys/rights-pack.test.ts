import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getLetters } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors } from "#collections/rights/rights.ts";
import { type PackForm, packFiles, packPath } from "#collections/rights/rights-pack.ts";
import { findAxeViolations } from "../support/axe-violations.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { readZip } from "../support/read-zip.ts";
import { expect, test } from "../support/test.ts";

const files = packFiles("en");
const fileOf = (wanted: PackForm) =>
  join("build/site", files.find(({ form }) => form === wanted)?.path ?? "");
const { book } = getPage("rights-pack");
/** As Debian installs it. */
const epubcheck = "/usr/share/java/epubcheck.jar";

test("shows the SHA-256 of the served files, which download under their names", async () => {
  const html = await pageHtml(packPath);
  for (const { form, name, path } of files) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(html).toContain(createHash("sha256").update(bytes).digest("hex"));
    expect(bytes.length).toBeLessThanOrEqual(1_000_000);
    expect(answer.headers.get("content-disposition")).toBe(form === "html" ? "attachment" : null);
    expect(path.endsWith(`/${name}`), path).toBe(true);
    expect(answer.headers.get("content-type")).toBe(
      form === "html" ? "text/html; charset=utf-8" : "application/epub+zip",
    );
    if (form !== "html") continue;
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  }
});

test("opens from a memory card without requests or broken links", { tag: "@gate" }, async ({
  openVisitorPage,
}) => {
  const visitor = await openVisitorPage();
  const { page, requests, consoleErrors } = visitor;
  const address = pathToFileURL(fileOf("html")).href;
  await page.goto(address);
  expect(requests).toEqual([address]);
  const targets = await page
    .locator("a[href^='#']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.slice(1) ?? ""));
  expect(targets.length).toBeGreaterThan(30);
  const lost = await page.evaluate(
    (ids) => ids.filter((id) => !document.getElementById(id)),
    targets,
  );
  expect(lost).toEqual([]);
  for (const door of getDoors()) {
    await page.locator("#contents").getByRole("link", { name: door.heading, exact: true }).click();
    await page.locator(`#door-${door.slug}`).getByText(door.right.text).first().waitFor();
  }
  for (const { slug } of getLetters()) {
    expect(await page.locator(`#letter-${slug} .sheet .boxes li`).count(), slug).toBeGreaterThan(8);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width);
  }
  expect(consoleErrors).toEqual([]);
});

test("the book is a valid archive whose contents link to every chapter", () => {
  const entries = readZip(readFileSync(fileOf("epub")));
  expect(entries[0]).toMatchObject({
    name: "mimetype",
    method: 0,
    extra: 0,
    text: "application/epub+zip",
  });
  // Midnight on 1 January 1980 in any time zone.
  expect(new Set(entries.map(({ stamp }) => stamp))).toEqual(new Set([0x00210000]));
  const names = entries.map(({ name }) => name.replace(/^book\//, ""));
  const textOf = (name: string) =>
    entries.find((entry) => entry.name === `book/${name}`)?.text ?? "";
  const listed = [...textOf("book.opf").matchAll(/ href="([^"]+)"/g)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(names.filter((name) => /\.(xhtml|css)$/.test(name)).toSorted());
  const chapters = names.filter((name) =>
    /^(door|letter|guide|danger|complaint|shutdown)/.test(name),
  );
  expect(chapters).toHaveLength(getDoors().length + getLetters().length + 4);
  for (const name of chapters) expect(textOf("nav.xhtml")).toContain(`href="${name}"`);
  for (const { text } of entries) {
    for (const [, target = ""] of text.matchAll(/<a href="([\w-]+\.xhtml)"/g)) {
      expect(names).toContain(target);
    }
  }
  expect(textOf("cover.xhtml")).toContain(book.title);
});

test("Debian's epubcheck has nothing to say about the book", () => {
  test.skip(!existsSync(epubcheck), "epubcheck is not installed.");
  const check = spawnSync("java", ["-jar", epubcheck, fileOf("epub")], { encoding: "utf8" });
  expect(check.stdout + check.stderr).toContain("No errors or warnings detected");
  expect(check.status).toBe(0);
});
