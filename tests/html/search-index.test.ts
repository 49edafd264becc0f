import { loadIndex } from "#app/search/search-index.ts";
import { getPage } from "#collections/pages/pages.ts";
import { origin } from "../support/origin.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

let index: Awaited<ReturnType<typeof loadIndex>>["words"];
let documents: { title: string; text: string }[];
test.beforeAll(async () => {
  const response = await fetch(new URL("/search/index.json", origin));
  index = (await loadIndex(await response.text())).words;
  documents = Object.values(index.toJSON().storedFields) as { title: string; text: string }[];
});

/** Letters and digits of a text or page. */
const signs = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>|&#?\w+;|[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

test("each sentence of a stored text stands on its page", { tag: "@gate" }, async () => {
  const ids = Object.values(index.toJSON().documentIds) as string[];
  const paths = new Set(publicPaths());
  const missing = await Promise.all(
    documents.map(async ({ text }, at) => {
      const path = ids[at]?.replace(/#.*/, "") ?? "";
      if (!paths.has(path)) return [];
      const shown = signs(await pageHtml(path));
      // The last one may be cut.
      const sentences = text.split(/(?<=[.!?:]) /).slice(0, -1);
      return sentences.filter((one) => !shown.includes(signs(one))).map((one) => `${path}: ${one}`);
    }),
  );
  expect(missing.flat()).toEqual([]);
});

test("no snippet claims what an empty list or an unset fact would say", { tag: "@gate" }, () => {
  const { failed } = getPage("donate").form;
  const findings = index.search("registered", { fields: ["text"] });
  expect(findings.map(({ id }) => id)).not.toContain("/about/accountability");
  for (const hidden of [failed.title]) {
    expect(
      documents.filter(({ text }) => text.includes(hidden)),
      hidden,
    ).toEqual([]);
  }
});
