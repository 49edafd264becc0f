import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { failurePages, formAnswers, linkAnswers } from "#collections/pages/form-answers.ts";
import { getPages, pageIds } from "#collections/pages/pages.ts";
import { getProgrammes } from "#collections/programmes/collection.ts";
import { pageFile } from "#collections/reading/build-folder.ts";
import { getFooter } from "#collections/site/footer.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import {
  knownAddresses,
  readAllContent,
  renderedAddresses,
  surroundingsOfSent,
  textSurroundings,
} from "./open-content.ts";
import { strings } from "./reading/content-strings.ts";
import { projectRoot } from "./reading/project-root.ts";

/** The route table of the specification, and the three collections that only its menu names. */
const routeTable = [
  "/",
  "/about",
  "/about/who-we-are",
  "/about/otc-framework",
  "/about/team",
  "/team",
  "/about/values",
  "/what-we-do",
  "/what-we-do/approach",
  "/what-we-do/focus-areas",
  "/what-we-do/programmes",
  "/programmes/tsg",
  "/programmes/ainow",
  "/programmes/bita",
  "/programmes/emt",
  "/our-products",
  "/our-products/overview",
  "/our-products/services",
  "/products/strategic-litigation",
  "/products/innovations",
  "/products/center-for-digital-justice",
  "/products/consultancy",
  "/products/short-courses",
  "/news",
  "/contact",
  "/donate",
  "/newsletter",
  "/news/research-publications",
  "/news/blogs",
  "/news/laws",
];

describe("addresses in content", () => {
  const known = knownAddresses();
  const links = strings().filter(({ key }) => key === "href" || key === "link" || key === "to");

  test("include every route of the specification", () => {
    expect(routeTable.filter((path) => !known.has(path))).toEqual([]);
  });

  test("are known for every internal link", () => {
    const internal = links.filter(({ value }) => value.startsWith("/"));
    expect(internal.length).toBeGreaterThan(80);
    const dead = internal.filter(({ value }) => !known.has(value.replace(/[?#].*$/, "") || "/"));
    expect(dead).toEqual([]);
  });

  test("name only subjects that the contact page knows", () => {
    const subjects = Object.keys(getPages().find((page) => page.id === "contact")?.subjects ?? {});
    const asked = links.flatMap(({ value }) => value.match(/\?about=([^#]*)/)?.[1] ?? []);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((subject) => !subjects.includes(subject))).toEqual([]);
  });

  test("are never hidden by a redirect", () => {
    const root = mkdtempSync(join(tmpdir(), "otc-hidden-"));
    try {
      cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
      const redirects = join(root, "content/site/redirects.yaml");
      appendFileSync(redirects, "- { from: /about/values, to: /about, status: 308 }\n");
      expect(() => readAllContent(root)).toThrow("is the address of a page");
    } finally {
      rmSync(root, { recursive: true, force: true });
    }
  });

  test("are linked from a menu, the footer or another page", () => {
    const linked = new Set(links.map(({ value }) => value.replace(/[?#].*$/, "")));
    for (const { href } of getNavigation().items) linked.add(href);
    // Pages that wait for their first item join the footer with it.
    for (const { links } of getFooter().columns) for (const { href } of links) linked.add(href);
    // /team shows the same screen as /about/team; the others answer to something the visitor did.
    const reachedOtherwise = [
      "/team",
      ...formAnswers,
      ...linkAnswers,
      ...failurePages,
      // Shown by the worker of a phone that has no connection.
      "/offline",
    ];
    // Items of a collection are linked from its list, which is made of the same files.
    const isItem = (path: string) =>
      /^\/(documents|your-data-rights(\/letters)?|news(\/[\w-]+){0,2}|products\/strategic-litigation)\/[^/]+$/.test(
        path,
      ) && !routeTable.includes(path);
    // Feeds and data files are offered by the page whose content they carry, not by content.
    const isFile = (path: string) => /\.\w+$/.test(path);
    const unlinked = [...known].filter(
      (path) =>
        !linked.has(path) &&
        !reachedOtherwise.includes(path) &&
        !isItem(path) &&
        !isFile(path) &&
        path !== "/search",
    );
    expect(unlinked).toEqual([]);
  });

  test("belong to pages with unique titles and descriptions and an existing parent", () => {
    const heads = [...getPages(), ...getProgrammes().map(({ page }) => page)];
    const titles = heads.map(({ title }) => title);
    const descriptions = heads.map(({ description }) => description);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    const parents = getPages().flatMap(({ parent }) => parent ?? []);
    expect(parents.filter((id) => !pageIds.includes(id as never))).toEqual([]);
  });
});

test("what is sent names no page that the build does not have yet", () => {
  const root = mkdtempSync(join(tmpdir(), "otc-sent-"));
  try {
    cpSync(join(projectRoot(), "content"), join(root, "content"), { recursive: true });
    const page = renderedAddresses(root).find((path) => path.startsWith("/news/laws/")) ?? "";
    const isKnown = (address: string) => surroundingsOfSent(root).isKnownAddress?.(address);
    // Where nothing is built, as during development, nothing is missing.
    expect(isKnown(page)).toBe(true);
    mkdirSync(join(root, "build/site"), { recursive: true });
    expect(textSurroundings(root).isKnownAddress?.(page)).toBe(true);
    expect(isKnown(page)).toBe(false);
    expect(isKnown("/donate")).toBe(true);
    const file = join(root, "build/site", pageFile(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    expect(isKnown(`${page}#text`)).toBe(true);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
