import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { HeaderRules } from "#server/http/header-rules.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";
import { origin } from "../support/origin.ts";
import { expect, test } from "../support/test.ts";

const siteOfBuild = () =>
  openTestSite({
    build: "build",
    rules: JSON.parse(readFileSync("build/headers.json", "utf8")) as HeaderRules,
  });
const request = (path: string, headers = {}) =>
  new Request(`https://site.example${path}`, { headers });

/** Data, feeds, calendars and citations of the build. */
const addresses = globSync("**/*.*", { cwd: "build/site" })
  .map((name) => `/${name.replaceAll("\\", "/")}`)
  .filter(
    (path) =>
      /^\/(?:data|feeds)\/.*\w+$|\.(?:ics|bib)$|^\/search\/index\.json$/.test(path) &&
      !/\.(?:svg|br|gz)$/.test(path),
  );

const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  json: "json",
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  ics: "text/calendar",
  bib: "application/x-bibtex",
};

test("any program reads data, feeds, calendars and citations, and the same again with its ETag", async () => {
  expect(addresses.length).toBeGreaterThan(20);
  const site = await siteOfBuild();
  for (const path of addresses) {
    const response = await site.fetch(request(path));
    const type = types[path.split(".").at(-1) ?? ""] ?? "a known type";
    expect([response.status, response.headers.get("content-type")], path).toEqual([
      200,
      expect.stringContaining(type),
    ]);
    const body = await response.text();
    if (type === "json") expect(JSON.parse(body), path).toBeDefined();
    expect(response.headers.get("access-control-allow-origin"), path).toBe("*");
    expect(response.headers.get("access-control-expose-headers"), path).toBe("ETag");
    const tag = response.headers.get("etag") ?? "";
    const again = await site.fetch(request(path, { "if-none-match": tag }));
    expect([again.status, await again.text()], path).toEqual([304, ""]);
    expect(again.headers.get("access-control-allow-origin"), path).toBe("*");
  }
});

test("scripts of other sites read that there is nothing", async () => {
  const site = await siteOfBuild();
  for (const path of ["/data/none.csv", "/feeds/none.rss"]) {
    const { status, headers } = await site.fetch(request(path));
    expect([status, headers.get("access-control-allow-origin")], path).toEqual([404, "*"]);
  }
  expect((await site.fetch(request("/none"))).headers.has("access-control-allow-origin")).toBe(
    false,
  );
});

const lines = getPage("open-data").lines.items;
const address = `${getOrganisation().url}/data/laws.csv`;

for (const { name, code } of lines) {
  test(`the line for ${name} reads an address that the site answers`, async () => {
    const html = readFileSync("build/site/data.html", "utf8").replaceAll("&lt;", "<");
    const shown = code.replace("{address}", address);
    expect(html.replaceAll("&quot;", '"')).toContain(shown);
    const answer = await (await siteOfBuild()).fetch(request(new URL(address).pathname));
    expect(answer.status).toBe(200);
  });
}

/** Whether a program runs here. */
function runs(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test("the line for Python reads every row of the file that is served", () => {
  test.skip(!runs("python3"), "Python is not installed.");
  const line = lines.find(({ name }) => name === "Python")?.code ?? "";
  const served = `${origin}${new URL(address).pathname}`;
  const folder = temporaryFolder();
  // Stands in where the package is not installed: reads by Python's own means.
  const stand =
    "import csv, io, urllib.request\ndef read_csv(a):\n return list(csv.DictReader(io.StringIO(urllib.request.urlopen(a).read().decode(), newline='')))\n";
  try {
    execFileSync("python3", ["-c", "import pandas"], { stdio: "ignore" });
  } catch {
    writeFileSync(join(folder, "pandas.py"), stand);
  }
  const program = `import pandas\n${line.replace("{address}", served)}\nprint(len(laws))`;
  const env = { ...process.env, PYTHONPATH: folder, no_proxy: "127.0.0.1" };
  const counted = execFileSync("python3", ["-c", program], { encoding: "utf8", env });
  const file = readFileSync(`build/site${new URL(address).pathname}`, "utf8");
  expect(Number(counted)).toBe(parse(file, { columns: true }).length);
});
