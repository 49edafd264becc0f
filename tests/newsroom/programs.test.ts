import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { describe, expect, inject, test } from "vitest";
import { getDataVersions } from "#app/pages/newsroom/open-data/versions.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { loadPublicFiles } from "#server/http/public-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestSite } from "#tests/support/test-site.ts";

interface Parameter {
  name: string;
  in: "path" | "query";
  example: string | number;
}
interface Answer {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  description?: string;
  parameters?: Parameter[];
  responses: Record<string, Answer | { $ref: string }>;
}

const document = JSON.parse(readFileSync("public/data/openapi.json", "utf8"));
const operations = Object.entries<{ get: Operation }>(document.paths).map(([path, { get }]) => ({
  path,
  ...get,
}));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, "https://site.example/data/openapi.json");
for (const name of ["laws", "cases"]) {
  const schema = readFileSync(`build/client/data/${name}.schema.json`, "utf8");
  ajv.addSchema({ ...JSON.parse(schema), $id: `https://site.example/data/${name}.schema.json` });
}

/** The address of an operation with its examples filled in. */
function exampleOf({ path, parameters = [] }: (typeof operations)[number]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    return String(parameters.find((one) => one.name === name)?.example);
  });
  const query = parameters.filter((one) => one.in === "query");
  const search = new URLSearchParams(query.map(({ name, example }) => [name, `${example}`]));
  return query.length > 0 ? `${filled}?${search}` : filled;
}

test("openapi.json is a valid OpenAPI 3.1 document, with a name for each operation once", async () => {
  const validator = new Validator();
  for (const name of ["laws", "cases"]) {
    const schema = readFileSync(`build/client/data/${name}.schema.json`, "utf8");
    await validator.addSpecRef(JSON.parse(schema), `${name}.schema.json`);
  }
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect([valid, errors]).toEqual([true, undefined]);
  expect(document.openapi).toMatch(/^3\.1\./);
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

const siteOfBuild = () => openTestSite({ clientFolder: "build/client" });
const request = (path: string, headers = {}) =>
  new Request(`https://site.example${path}`, { headers });

describe.each(operations)("$path", (operation) => {
  test("answers its example as openapi.json says, and the same again with its ETag", async () => {
    const site = await siteOfBuild();
    const address = exampleOf(operation);
    const response = await site.fetch(request(address));
    const status = String(response.status);
    // Only what is not always there may be missing.
    expect(Object.keys(operation.responses)).toContain(status);
    if (!operation.description?.startsWith("Not there while")) expect(status).toBe("200");
    const described = operation.responses[status];
    if (!described || "$ref" in described) return;
    const [[type, media] = []] = Object.entries(described.content ?? {});
    const body = await response.text();
    if (type !== "*/*") expect(response.headers.get("content-type")).toContain(type);
    const pointer = operation.path.replaceAll("~", "~0").replaceAll("/", "~1");
    const place = [
      "paths",
      pointer,
      "get",
      "responses",
      status,
      "content",
      type?.replace("/", "~1"),
    ];
    const schema = `https://site.example/data/openapi.json#/${[...place, "schema"].map((part) => encodeURIComponent(part ?? "")).join("/")}`;
    expect(media).toBeDefined();
    const isValid = ajv.validate(schema, type === "application/json" ? JSON.parse(body) : body);
    expect([isValid, ajv.errors]).toEqual([true, null]);
    if (!described.headers) return;
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-expose-headers")).toBe("ETag");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const tag = response.headers.get("etag") ?? "";
    const again = await site.fetch(request(address, { "if-none-match": tag }));
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
  });
});

test("openapi.json describes every address for programs that the build and the server have", () => {
  /** Of our own pages and of browsers, or read by people. */
  const own = /^\/(?:assets|offline|press)\/|^\/(?:site\.webmanifest|prefetch\.speculationrules)$/;
  const patterns = operations.map(
    ({ path }) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{\w+\}/g, "[^/]+")}$`),
  );
  const routes = readFileSync("server/site.ts", "utf8").match(/type OwnPath =([^;]+);/)?.[1] ?? "";
  const answered = [...routes.matchAll(/"([^"]+)"/g)].map(([, path]) => path ?? "");
  expect(answered.length).toBeGreaterThan(0);
  const isForPrograms = /\.(?:json|csv|rss|atom|xml|ics|bib|cff|txt|webmanifest|speculationrules)$/;
  const built = [...loadPublicFiles("build/client", { isEncrypted: false }).paths];
  // Payment providers send people and notices to these.
  const addresses = [...built.filter((path) => isForPrograms.test(path)), ...answered].filter(
    (path) => !own.test(path) && !path.startsWith("/donate/"),
  );
  expect(addresses.length).toBeGreaterThan(40);
  expect(addresses.filter((path) => !patterns.some((one) => one.test(path)))).toEqual([]);
});

test("scripts of other sites read that there is nothing", async () => {
  const site = await siteOfBuild();
  for (const path of [
    "/data/2020-01-01/laws.csv",
    "/feeds/none.rss",
    "/count-the-days/last-day.ics",
  ]) {
    const { status, headers } = await site.fetch(request(path));
    expect([status, headers.get("access-control-allow-origin")], path).toEqual([404, "*"]);
  }
  expect((await site.fetch(request("/none"))).headers.has("access-control-allow-origin")).toBe(
    false,
  );
});

test("a version is kept for ever by browsers, the newest files for an hour", async () => {
  const site = await siteOfBuild();
  const [newest] = getDataVersions();
  const kept = async (path: string) =>
    (await site.fetch(request(path))).headers.get("cache-control");
  expect(await kept(`/data/${newest?.day}/laws.csv`)).toBe("public, max-age=31536000, immutable");
  expect(await kept("/data/laws.csv")).toBe("public, max-age=3600");
  // A checksum that is copied from the page can be compared.
  const html = readFileSync("build/client/data/index.html", "utf8");
  for (const { sum, name } of newest?.files ?? []) expect(html, name).toContain(sum);
});

const lines = getPage("open-data").lines.items;
const address = `${getOrganisation().url}/data/${getDataVersions()[0]?.day}/laws.csv`;

test.each(lines)("the line for $name reads an address that the site answers", async ({ code }) => {
  const html = readFileSync("build/client/data/index.html", "utf8").replaceAll("&lt;", "<");
  const shown = code.replace("{address}", address);
  expect(html.replaceAll("&quot;", '"')).toContain(shown);
  const answer = await (await siteOfBuild()).fetch(request(new URL(address).pathname));
  expect(answer.status).toBe(200);
});

/** Whether a program runs here. */
function runs(program: string): boolean {
  try {
    execFileSync(program, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

test.runIf(runs("python3"))(
  "the line for Python reads every row of the file that is served",
  () => {
    const line = lines.find(({ name }) => name === "Python")?.code ?? "";
    const served = `${inject("origin")}${new URL(address).pathname}`;
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
    const file = readFileSync(`build/client${new URL(address).pathname}`, "utf8");
    expect(Number(counted)).toBe(parse(file, { columns: true }).length);
  },
);
