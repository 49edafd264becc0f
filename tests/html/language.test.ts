import { attributeValues, pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

test("every page declares a language that browsers know", { tag: "@gate" }, async () => {
  const names = new Intl.DisplayNames("en-GB", { type: "language", fallback: "none" });
  const languages = new Set<string | undefined>();
  for (const path of publicPaths()) {
    const [tag = ""] = attributeValues(await pageHtml(path), "html", "lang");
    expect(tag, path).not.toBe("");
    languages.add(names.of(tag));
  }
  expect([...languages]).not.toContain(undefined);
});
