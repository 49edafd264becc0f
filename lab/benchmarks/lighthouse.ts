/**
 * Lighthouse’s scores for speed, accessibility, good practice and search: each page as on a slow phone, by
 * Lighthouse’s own settings, in Chromium. Medians of some loads; `npm run proof` publishes them.
 *
 *   npm run benchmark -- lighthouse [rounds] [path …]
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { startSite } from "../../tests/support/running-site.ts";
import { type LighthouseResult, saveResult } from "../proof/results.ts";

const rounds = Number(process.argv[2] ?? 3);
const paths =
  process.argv.length > 3
    ? process.argv.slice(3)
    : ["/", "/contact", "/news/laws", "/your-data-rights", "/programmes/bita"];
/** From this many points on Lighthouse itself calls a page good. */
const good = 90;

const category = z.object({ score: z.number() });
const report = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.object({
    performance: category,
    accessibility: category,
    "best-practices": category,
    seo: category,
  }),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      displayValue: z.string().optional(),
    }),
  ),
});
type Report = z.infer<typeof report>;

/** The audits behind the score for speed. */
const timings = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

const command = "lab/node_modules/lighthouse/cli/index.js";
const chromium = findChromium();
const folder = mkdtempSync(join(tmpdir(), "otc-lighthouse-"));

/** @throws Error when Lighthouse did not finish */
function measure(address: string): Report {
  const file = join(folder, "report.json");
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      command,
      address,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      "--no-enable-error-reporting",
      "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ],
    {
      encoding: "utf8",
      env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse failed at ${address}: ${stderr}`);
  const read = report.parse(JSON.parse(readFileSync(file, "utf8")));
  if (read.runtimeError) throw new Error(`${address}: ${read.runtimeError.message}`);
  return read;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

await using site = await startSite();
const pages: LighthouseResult["pages"] = [];
let version = "";
try {
  for (const path of paths) {
    const reports = Array.from({ length: rounds }, () => measure(site.origin + path));
    version = reports[0]?.lighthouseVersion ?? "";
    const points = (name: keyof Report["categories"]) =>
      Math.round(median(reports.map(({ categories }) => categories[name].score)) * 100);
    const page = {
      path,
      performance: points("performance"),
      accessibility: points("accessibility"),
      bestPractices: points("best-practices"),
      seo: points("seo"),
    };
    pages.push(page);
    console.log(
      `${path.padEnd(20)} speed ${page.performance}   access ${page.accessibility}   ` +
        `good practice ${page.bestPractices}   search ${page.seo}`,
    );
    const audits = reports.at(-1)?.audits ?? {};
    if (page.performance < 100) {
      const told = timings.map((name) => `${audits[name]?.title}: ${audits[name]?.displayValue}`);
      console.log(`  the last load: ${told.join(", ")}`);
    }
    const lost = Object.values(audits).filter(
      ({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0,
    );
    for (const { title } of lost) console.log(`  ${title}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Single pages serve an investigation; only the whole sample is published.
if (process.argv.length <= 3) saveResult("lighthouse", { version, pages });
const { path: _path, ...categories } = pages[0] ?? { path: "" };
const names = Object.keys(categories) as (keyof typeof categories)[];
const isGood = pages.every((page) => names.every((name) => page[name] >= good));
console.log(`Lighthouse ${version}: ${isGood ? "every page is good" : "a page is below its mark"}`);
process.exitCode = isGood ? 0 : 1;
