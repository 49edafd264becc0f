/**
 * What does the next page cost a browser that keeps the dictionary of the pages (decision 33)? Each page is loaded
 * over HTTPS by a Chromium that has the dictionary and by one that never fetches it, both after a first visit
 * of `/contact`: one page of each kind, or every page with `ALL_PAGES=yes`. Prints the bytes of the document, and of
 * everything that came for the page.
 *
 *   npm run benchmark -- repeat-view [path …]
 */
import { type BrowserContext, chromium } from "playwright-core";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { startHttpsFront } from "../../tests/support/https-front.ts";
import { launchOptions } from "../../tests/support/launch-options.ts";
import { startSite } from "../../tests/support/running-site.ts";
import { publicPaths, sampledPaths } from "../../tests/support/site-paths.ts";

const paths = process.argv.length > 2 ? process.argv.slice(2) : sampledPaths(publicPaths());
/** Maximum median of the documents of those who have the dictionary, in bytes. */
const bound = 4000;

/** What came over the line for one page. */
interface Cost {
  document: number;
  all: number;
  encoding: string;
}

async function open(context: BrowserContext, url: string): Promise<Cost> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const cost = await page.evaluate(() => {
    const [own, ...others] = [
      ...performance.getEntriesByType("navigation"),
      ...performance.getEntriesByType("resource"),
    ] as (PerformanceResourceTiming & { contentEncoding: string })[];
    // Files from the cache transfer nothing.
    const came = others.filter(({ transferSize }) => transferSize > 0);
    const document = own?.encodedBodySize ?? 0;
    const all = came.reduce((sum, entry) => sum + entry.encodedBodySize, document);
    return { document, all, encoding: own?.contentEncoding ?? "" };
  });
  await page.close();
  return cost;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await using site = await startSite();
const front = await startHttpsFront(site.origin);
const options = launchOptions(findChromium());
await using browser = await chromium.launch({
  ...options,
  args: [...(options.args ?? []), front.trust],
});
const having = await browser.newContext();
const lacking = await browser.newContext();
await lacking.addInitScript(() => {
  const { supports } = DOMTokenList.prototype;
  DOMTokenList.prototype.supports = function (token) {
    return token !== "compression-dictionary" && supports.call(this, token);
  };
});
for (const context of [having, lacking]) await open(context, `${front.origin}/contact`);

const rows: { path: string; having: Cost; lacking: Cost }[] = [];
console.log("bytes of the document, and of all that came: with the dictionary / without");
for (const path of paths) {
  const row = {
    path,
    having: await open(having, front.origin + path),
    lacking: await open(lacking, front.origin + path),
  };
  rows.push(row);
  console.log(
    `${path.padEnd(64)} ${row.having.encoding.padEnd(4)}` +
      `${row.having.document.toLocaleString("en").padStart(8)} /${row.lacking.document.toLocaleString("en").padStart(7)}` +
      `${row.having.all.toLocaleString("en").padStart(10)} /${row.lacking.all.toLocaleString("en").padStart(8)}`,
  );
}
const of = (who: "having" | "lacking", what: "document" | "all") =>
  median(rows.map((row) => row[who][what]));
const isWithin = of("having", "document") <= bound;
console.log(
  `median of ${rows.length}: ${of("having", "document")} / ${of("lacking", "document")}, ` +
    `all ${of("having", "all")} / ${of("lacking", "all")}${isWithin ? "" : `   more than ${bound}`}`,
);
front.close();
process.exitCode = isWithin ? 0 : 1;
