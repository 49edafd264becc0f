import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { translatedAddresses } from "#collections/translations/shown-pages.ts";
import { countActivity } from "./activity-counts.ts";
import { reviewTranslations, type Translate } from "./review-translations.ts";

const run = promisify(execFile);

/** What rendering reads. Routes of all languages are in the build already, so it is not made again. */
const parts = ["app", "collections", "content", "desk", "public", "scripts", "server", "build"];
const steps = ["scripts/prerender.ts", "scripts/offline/write-offline-manifest.ts"];

/** Packed copies of pages, of the site map and of the index of the search would stay as they were. */
const isNeeded = (name: string) =>
  !/build\/client\/(?:cards|images)\b|\.(?:html|xml|json)\.(?:br|gz)$/.test(name);

/** A copy of the built site in which languages are reviewed that are not on the public one. */
export interface TranslatedSite extends Disposable {
  /** Its folder, in which its server is started. */
  root: string;
  /** Addresses of its translated pages. */
  pages: readonly string[];
}

/** Copies the project, marks translations as reviewed by an invented name, and renders all pages again. */
export async function renderTranslatedSite(
  languages: Readonly<Record<string, Translate>>,
): Promise<TranslatedSite> {
  countActivity("sites built from a copy");
  const root = mkdtempSync(join(tmpdir(), "otc-translated-"));
  for (const part of parts) cpSync(part, join(root, part), { recursive: true, filter: isNeeded });
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) {
    cpSync(file, join(root, file));
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  for (const [language, translate] of Object.entries(languages)) {
    reviewTranslations(root, language, translate);
  }
  const environment = { ...process.env, NODE_ENV: "production" };
  for (const step of steps) {
    await run(process.execPath, [step], { cwd: root, env: environment });
  }
  return {
    root,
    pages: translatedAddresses(root),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }),
  };
}
