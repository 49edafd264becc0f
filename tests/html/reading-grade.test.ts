import { gradePages } from "../../workshop/reading/grade-pages.ts";
import { pageHtml } from "../support/page-html.ts";
import { publicPaths } from "../support/site-paths.ts";
import { expect, test } from "../support/test.ts";

test("no page is harder to read than grade nine", { tag: "@gate" }, async () => {
  const paths = publicPaths();
  const pages = await Promise.all(paths.map(async (path) => [path, await pageHtml(path)] as const));
  const graded = gradePages(pages);
  expect(graded.length).toBeGreaterThan(10);
  expect(graded.filter(({ isTooHard }) => isTooHard)).toEqual([]);
});
