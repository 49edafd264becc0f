import { readFileSync } from "node:fs";
import { shortClassName } from "../../scripts/bundling/short-class-names.ts";
import { ownAssets } from "../support/own-assets.ts";
import { attributeValues, pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

const assets = "build/site/assets";
const scopedClass = /\b_\d[0-9a-z]{2,}\b/g;

/** Classes of our own stylesheets that a text names. */
const classesIn = (text: string) => new Set(text.match(scopedClass));

const stylesOf = async (path: string) =>
  /<style>([\s\S]*?)<\/style>/.exec(await pageHtml(path))?.[1] ?? "";

/** The code of each island, without what it shares with others. */
const islands = new Map(
  ownAssets().flatMap((file) => {
    const name = /^([\w-]+)\.island-[\w-]{8}\.js$/.exec(file)?.[1];
    return name ? [[name, readFileSync(`${assets}/${file}`, "utf8")] as const] : [];
  }),
);

test("a page has the styles of every class that stands in it or that its islands may add", {
  tag: "@gate",
}, async () => {
  const styled = new Set<string>();
  for (const path of publicPaths())
    for (const name of classesIn(await stylesOf(path))) styled.add(name);
  let looked = 0;
  const missing: string[] = [];
  for (const path of publicPaths()) {
    const html = await pageHtml(path);
    const code = attributeValues(html, "[a-z]+", "data-island").map(
      (name) => islands.get(name) ?? "",
    );
    const wanted = classesIn(
      [...attributeValues(html, "[a-z][a-z0-9]*", "class"), ...code].join(" "),
    );
    const has = classesIn(await stylesOf(path));
    for (const name of wanted) {
      looked += 1;
      // A class without a rule is a mere marker.
      if (styled.has(name) && !has.has(name)) missing.push(`${path} lacks .${name}`);
    }
  }
  expect(missing).toEqual([]);
  expect(looked).toBeGreaterThan(5000);
  expect(islands.size).toBeGreaterThan(4);
});

test("the script that shows a toast brings its styles", { tag: "@gate" }, () => {
  const sheet = "app/islands/toast.module.css";
  const toast = shortClassName("toast", sheet, readFileSync(sheet, "utf8"));
  const scripts = ownAssets().filter((file) => file.endsWith(".js"));
  const bringing = scripts.filter((file) =>
    readFileSync(`${assets}/${file}`, "utf8").includes(`.${toast}{`),
  );
  expect(bringing).toHaveLength(1);
});
