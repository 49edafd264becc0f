import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "#app/services.ts";
import { isPlaceholder } from "#collections/formats/placeholder.ts";
import { placeholders } from "#collections/reading/placeholders.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { expect, test } from "../support/test.ts";

const client = "build/site";
const built = (pattern: string) =>
  globSync(pattern, { cwd: client }).map((file) => ({
    file,
    text: readFileSync(join(client, file), "utf8"),
  }));
/** What visitors open; the file of the rights is one to take away. */
const pages = built("**/*.html").filter(({ file }) => !file.endsWith("otc-data-rights.html"));

/** Values that the organisation has not filled in; none of these checks bites once there are none. */
const open = [...new Set(placeholders().map(({ value }) => value))];
/** The address of the site itself is the identity of a feed's entries, which cannot be left out. */
const withoutSite = (text: string) => text.replaceAll(getOrganisation().url, "");

function expectNone(text: string, where: string): void {
  const found = open.filter((value) => text.includes(value));
  expect(found, where).toEqual([]);
}

test("no description for search engines contains a placeholder", { tag: "@gate" }, () => {
  let descriptions = 0;
  for (const { file, text } of pages) {
    for (const [, json = ""] of text.matchAll(/<script type="application\/ld\+json">(.*?)<\//gs)) {
      expectNone(json, file);
      expect(isPlaceholder(json), file).toBe(false);
      descriptions += 1;
    }
  }
  expect(descriptions).toBeGreaterThan(pages.length / 2);
});

test("no citation contains a placeholder", { tag: "@gate" }, () => {
  const cited = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/<(\w+)[^>]* id="cite-(?!\w+-)[\w-]+"[^>]*>(.*?)<\/\1>/gs)].map(
      ([, , words = ""]) => ({ file, words }),
    ),
  );
  expect(cited.length).toBeGreaterThan(90);
  for (const { file, words } of cited) expect(isPlaceholder(words), file).toBe(false);
});

for (const [files, pattern] of [
  ["calendars", "**/*.ics"],
  ["citations as files", "**/*.bib"],
  ["licences of files", "press/*.txt"],
  ["contacts for weaknesses", ".well-known/security.txt"],
] as const) {
  test.describe(files, { tag: "@gate" }, () => {
    test("contain no placeholder", () => {
      for (const { file, text } of built(pattern)) expect(isPlaceholder(text), file).toBe(false);
    });
  });
}

test("feeds and open data contain no placeholder but the address of the site", {
  tag: "@gate",
}, () => {
  const files = [
    ...built("feeds/*.{atom,rss,json}"),
    ...built("data/{cases,laws}.{csv,json}"),
    ...built("data/*.schema.json"),
  ];
  expect(files.length).toBeGreaterThan(10);
  for (const { file, text } of files) expect(isPlaceholder(withoutSite(text)), file).toBe(false);
});

test("no share card shows a placeholder", { tag: "@gate" }, () => {
  const cards = (JSON.parse(readFileSync("build/pages.json", "utf8")) as BuiltPage[]).flatMap(
    ({ card }) => card ?? [],
  );
  expect(new Set(cards.map(({ title }) => title)).size).toBeGreaterThan(50);
  for (const card of cards) expect(isPlaceholder(JSON.stringify(card)), card.title).toBe(false);
});

test("the file of the rights contains no placeholder", { tag: "@gate" }, () => {
  const files = globSync("your-data-rights/pack/*.html", { cwd: client });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(isPlaceholder(readFileSync(join(client, file), "utf8")), file).toBe(false);
  }
});

test("no page links to a placeholder, and each stands once at the foot, with one mark for all", {
  tag: "@gate",
}, () => {
  const { notInUse } = getMessages().shell;
  const { email, phone, building } = getOrganisation();
  const shown = [email, phone, building].filter((value) => isPlaceholder(value));
  for (const { file, text } of pages) {
    const targets = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);
    expect(
      targets.filter((href) => isPlaceholder(withoutSite(href))),
      file,
    ).toEqual([]);
    const body = text.slice(text.indexOf("<body")).replaceAll(/<script.*?<\/script>/gs, "");
    const foot = body.lastIndexOf("<footer");
    const isContact = file === "contact.html";
    // Building, number and address of the contact page: the specification asks for them there.
    if (!isContact) expectNone(withoutSite(foot > 0 ? body.slice(0, foot) : body), file);
    for (const value of shown) {
      const times = body.split(value ?? "").length - 1;
      expect(times, `${file}: ${value}`).toBeLessThanOrEqual(isContact ? 2 : 1);
    }
    expect(body.split(notInUse).length - 1, file).toBeLessThanOrEqual(1);
  }
});

test("the build has what is looked through here", { tag: "@gate" }, () => {
  expect(existsSync(join(client, "index.html"))).toBe(true);
  expect(built("**/*.ics").length).toBeGreaterThan(0);
});
