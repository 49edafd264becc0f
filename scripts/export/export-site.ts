/**
 * `npm run export [-- --to <folder>] [--forms <address>] [--folders] [--packed]` writes the site into a folder for a
 * host that serves files only. Forms post to the form service of CONTACT_FORM_URL and
 * NEWSLETTER_FORM_URL, or to that of `--forms` both; what needs our server is left out or says so.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { BuiltPage, PageRequest, StaticHost } from "#app/services.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import { readEnvironment, StartError } from "#server/environment.ts";
import type { SecuritySettings } from "#server/http/security-headers.ts";
import { builtPagesFile, readBuiltPages, writeInFolder } from "../built-pages.ts";
import { compressFolder } from "../compress-folder.ts";
import { siteMap } from "../site-map.ts";
import { openSiteRenderer } from "../site-renderer.ts";
import { exportedName, isExported } from "./exported-pages.ts";
import { hostHeaders, pagePolicy } from "./host-headers.ts";
import { hostRedirects } from "./host-redirects.ts";

process.env.NODE_ENV = "production";
if (existsSync(".env")) process.loadEnvFile(".env");

const values = readOptions();
const client = "build/site";
/** Laid out as a build, so that steps of the build can be run on it. */
const stage = ".cache/export";
const target = resolve(values.to);

try {
  await exportSite();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        to: { type: "string", default: "build/export" },
        forms: { type: "string" },
        folders: { type: "boolean", default: false },
        packed: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

async function exportSite(): Promise<void> {
  const { contact, newsletter, security } = readSettings();
  refuseOther(target);
  const staticHost: StaticHost = {
    policyOf: ({ styleHash, isPrivate = false }) =>
      pagePolicy({ ...security, isPrivate }, styleHash),
    excludes: (path) => !isExported(path),
  };
  const formTargets = new Map([...contact, ...newsletter]);
  const pages = await renderPages({ staticHost, formTargets });
  const takenAway = pagesToSave(join(stage, client));
  write("_headers", hostHeaders(security, takenAway));
  write("_redirects", hostRedirects(getRedirects()));
  write("sitemap.xml", siteMap(pages));
  if (values.packed) await compressFolder(join(stage, client), ".cache/compressed");
  const listKept = resolve("scripts/offline/write-offline-manifest.ts");
  execFileSync(process.execPath, [listKept], { cwd: stage, stdio: "inherit" });
  const count = layOut();
  rmSync(stage, { recursive: true });
  console.log(`${pages.length} pages in ${count} files: ${values.to}`);
  for (const line of missing(contact.length > 0, newsletter.length > 0)) console.log(`  ${line}`);
}

/** @throws StartError when an address is none */
function readSettings() {
  const { forms } = values;
  const CONTACT_FORM_URL = forms ?? process.env.CONTACT_FORM_URL;
  const NEWSLETTER_FORM_URL = forms ?? process.env.NEWSLETTER_FORM_URL;
  const { PUBLIC_URL, HSTS_PRELOAD } = process.env;
  const settings = readEnvironment({
    PUBLIC_URL,
    HSTS_PRELOAD,
    CONTACT_FORM_URL,
    NEWSLETTER_FORM_URL,
  });
  // The privacy page names who receives form data: these two only, since there is no server.
  process.env.SMTP_URL = "";
  process.env.PAYMENT_PROVIDERS = "none";
  process.env.CONTACT_FORM_URL = settings.CONTACT_FORM_URL ?? "";
  process.env.NEWSLETTER_FORM_URL = settings.NEWSLETTER_FORM_URL ?? "";
  const lead = (path: string, url: string | undefined) => (url ? [[path, url] as const] : []);
  const contact = lead("/contact", settings.CONTACT_FORM_URL);
  const newsletter = lead("/newsletter", settings.NEWSLETTER_FORM_URL);
  const origins = [...new Set([...contact, ...newsletter].map(([, url]) => new URL(url).origin))];
  const security: SecuritySettings = {
    isEncrypted: (settings.PUBLIC_URL ?? getOrganisation().url).startsWith("https:"),
    isPreloaded: settings.HSTS_PRELOAD ?? false,
    formOrigins: origins,
    connectOrigins: origins,
  };
  return { contact, newsletter, security };
}

/** A folder with anything but an earlier export is left unchanged. */
function refuseOther(folder: string): void {
  if (!existsSync(folder)) return;
  const names = statSync(folder).isDirectory() ? readdirSync(folder) : ["a file"];
  // The records of Git, for one, would be deleted with the export.
  const hidden = names.find((name) => name.startsWith(".") && name !== ".well-known");
  const isExport = ["_headers", "_redirects"].every((name) => names.includes(name));
  if (names.length === 0 || (isExport && !hidden)) return;
  throw new StartError(
    `${folder} holds ${hidden ?? "something else than an earlier export"}. Name another folder: --to <folder>`,
  );
}

/** Copies the build and renders its pages again, for a host without a server. */
async function renderPages(given: PageRequest) {
  rmSync(stage, { recursive: true, force: true });
  cpSync(client, join(stage, client), {
    recursive: true,
    filter: (name) => !/(?:\.data|\.rsc|\/index\.html(?:\.\w+)?|__spa-fallback\.html)$/.test(name),
  });
  const { render } = await openSiteRenderer(join(stage, client), given);
  const pages: BuiltPage[] = [];
  for (const { path } of readBuiltPages().filter((page) => isExported(page.path))) {
    const { body, facts } = await render(path);
    pages.push({ path, ...facts });
    write(join(path, "index.html"), body);
  }
  // It names every page, and holds what the pages show.
  write("search/index.json", (await render("/search/index.json")).body);
  writeInFolder(join(stage, builtPagesFile), JSON.stringify(pages));
  return pages;
}

function write(name: string, content: string | Uint8Array): void {
  writeInFolder(join(stage, client, name), content);
}

/** Pages and books to take away, which are files of their own. */
function pagesToSave(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(?:html|epub)$/.test(name) && !/(?:^|\/)index\.html$/.test(name))
    .map((name) => `/${name}`)
    .toSorted();
}

/** Puts the files where the host looks for them. @returns how many */
function layOut(): number {
  rmSync(target, { recursive: true, force: true });
  const names = values.folders ? "folders" : "files";
  const from = join(stage, client);
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(from, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    // Compressed copies are for hosts that look for them; others compress themselves.
    .filter((name) => !/\.(?:br|gz)$/.test(name) || (values.packed && !name.startsWith("_")));
  for (const name of files) {
    cpSync(join(from, name), join(target, exportedName(name, names)));
  }
  return files.length;
}

function missing(canWrite: boolean, canSubscribe: boolean): string[] {
  return [
    ...(canWrite ? [] : ["No message can be sent: neither CONTACT_FORM_URL nor --forms is set."]),
    ...(canSubscribe
      ? []
      : ["The newsletter has no form: neither NEWSLETTER_FORM_URL nor --forms is set."]),
    "Online donations and the archive of newsletters are left out.",
  ];
}
