import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { formAnswers } from "#collections/pages/form-answers.ts";
import { origin } from "../support/origin.ts";
import { attributeValues, pageHtml } from "../support/page-html.ts";
import { publicPaths, sitePaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    extends: ["html-validate:recommended"],
    rules: {
      // React writes attribute names and void elements in its own way; HTML does not mind.
      "attr-case": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "void-style": "off",
      "no-implicit-button-type": "error",
      "no-inline-style": "error",
      // A table that is laid out as blocks has its roles from these alone.
      "no-redundant-role": "off",
      // Titles and ids are content; their length is the editors' business.
      "long-title": "off",
      "prefer-native-element": "off",
      // Our own scripts come from our own address.
      "require-sri": "off",
      // Navigations have unique names; the rule requires them on sections as well.
      "unique-landmark": "error",
      "tel-non-breaking": "off",
    },
  }),
);

const rolesOfTables = {
  table: "table",
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader|rowheader",
  td: "cell",
};

const statuses = new Map<string, Promise<number>>();

/** Status codes of the shared site, cached because every page links to the menu's addresses. */
function statusOf(href: string): Promise<number> {
  let status = statuses.get(href);
  if (!status) {
    const address = new URL(href, origin);
    status = fetch(address, { method: "HEAD" }).then((response) => response.status);
    statuses.set(href, status);
  }
  return status;
}

for (const path of sitePaths()) {
  test.describe(`${path}`, { tag: "@gate" }, () => {
    test("is valid HTML", async () => {
      const report = await validator.validateString(await pageHtml(path));
      const messages = report.results.flatMap((result) =>
        result.messages.map(
          (message) => `${message.ruleId}: ${message.message} (${message.selector})`,
        ),
      );
      expect(messages).toEqual([]);
    });

    test("has one h1, one main, a header and a footer, and a language", async () => {
      const html = await pageHtml(path);
      for (const element of ["h1", "main"]) {
        expect(html.match(new RegExp(`<${element}[\\s>]`, "g")), element).toHaveLength(1);
      }
      expect(html).toMatch(/<header[\s>]/);
      expect(html).toMatch(/<footer[\s>]/);
      expect(html).toMatch(/<html[^>]* lang="en"/);
    });

    test("has no inline script or event handler, and only the style of its policy", async () => {
      const html = await pageHtml(path);
      expect(html.match(/<script(?![^>]*(\ssrc=|type="application\/ld\+json"))[^>]*>/g)).toBeNull();
      // Allowed by its hash, which tests/html/styles.test.ts holds to the header.
      expect(html.match(/<style[\s>]/g)).toEqual(["<style>"]);
      expect(html.match(/<[^>]+\sstyle="/g)).toBeNull();
      expect(html.match(/<[^>]+\son[a-z]+="/g)).toBeNull();
    });

    test("says the role of each part of a table, and the name of each of several articles", async () => {
      const html = await pageHtml(path);
      // Laid out as blocks, as on phones, a table keeps its meaning by its roles alone.
      for (const [element, roles] of Object.entries(rolesOfTables)) {
        for (const [tag] of html.matchAll(new RegExp(`<${element}(?=[\\s>])[^>]*>`, "g"))) {
          expect(tag).toMatch(new RegExp(` role="(?:${roles})"`));
        }
      }
      const articles = [...html.matchAll(/<article(?=[\s>])[^>]*>/g)].map(([tag]) => tag);
      if (articles.length < 2) return;
      const names = articles.map((tag) => / aria-label(?:ledby)?="[^"]+"/.exec(tag)?.[0] ?? tag);
      expect(new Set(names).size).toBe(articles.length);
      for (const name of names) expect(name).toMatch(/^ aria-label/);
    });

    test("has no broken link", async () => {
      const html = await pageHtml(path);
      const ids = new Set(attributeValues(html, "[a-z0-9]+", "id"));
      for (const href of attributeValues(html, "a", "href")) {
        expect(href, "an empty link").not.toMatch(/^(#|)$/);
        if (href.startsWith("#")) expect(ids, href).toContain(href.slice(1));
        if (!href.startsWith("/")) continue;
        expect(await statusOf(href), href).toBe(200);
      }
    });
  });
}

test.describe("all pages together", { tag: "@gate" }, () => {
  test("have unique titles and descriptions", async () => {
    for (const pattern of [
      /<title>([^<]*)<\/title>/,
      /<meta name="description" content="([^"]*)"/,
    ]) {
      const seen = new Map<string, string>();
      for (const path of publicPaths()) {
        const html = await pageHtml(path);
        // Two addresses of one screen name one of them as the true one.
        const canonical = /rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html)?.[1];
        if (canonical && canonical !== path && !(canonical === "/" && path === "/")) continue;
        const text = pattern.exec(html)?.[1] ?? "";
        expect(text, `${path} ${pattern}`).not.toBe("");
        expect(seen.get(text), `${path} and ${seen.get(text)} share "${text}"`).toBeUndefined();
        seen.set(text, path);
      }
    }
  });

  test("are linked from the home page, directly or not", async () => {
    const known = new Set(publicPaths());
    const reached = new Set<string>();
    const queue = ["/"];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (reached.has(path)) continue;
      reached.add(path);
      for (const href of attributeValues(await pageHtml(path), "a", "href")) {
        const target = href.replace(/[?#].*$/, "");
        if (known.has(target)) queue.push(target);
      }
    }
    // Answers to a form are reached by sending it; the second address of a screen by typing it.
    const byOtherWays = new Set([
      ...formAnswers,
      "/team",
      // Linked from `/donate` by the server while online payment is not open.
      "/donate/pledge",
      // Shown offline instead of pages that are not downloaded.
      "/offline",
    ]);
    const missed = [...known].filter((path) => !reached.has(path) && !byOtherWays.has(path));
    expect(missed).toEqual([]);
  });
});
