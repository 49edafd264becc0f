import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { manifestOff, offlineManifestPath } from "#app/offline/offline-manifest.ts";
import { pageFile } from "#collections/reading/build-folder.ts";
import { readEnvironment } from "#server/environment.ts";
import type { HeaderRules } from "#server/http/header-rules.ts";
import { siteSettings } from "#server/pages/site-settings.ts";
import { headerRules } from "../../scripts/headers/header-rules.ts";
import { openSiteRenderer } from "../../scripts/site-renderer.ts";
import { type RunningSite, startSite } from "./running-site.ts";

/** What the server needs of a build, without the many pictures. */
const shipped = [
  "content",
  "build/site",
  "build/program",
  "build/pages.json",
  "build/headers.json",
];

/**
 * Starts the built site with settings that pages show. `npm start` would build all of it again; here the pages that a
 * test opens are rendered again, and the headers written, in a copy.
 * @param paths of these pages, e.g. `/donate`
 */
export async function startConfiguredSite(
  environment: Record<string, string>,
  paths: readonly string[],
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "otc-configured-"));
  for (const path of shipped) {
    const isWanted = (source: string) => !/build\/site\/(?:cards|images|press)\b/.test(source);
    cpSync(path, join(folder, path), { recursive: true, filter: isWanted });
  }
  const read = readEnvironment({ PUBLIC_URL: "http://localhost:3000", ...environment });
  const settings = siteSettings(read);
  const site = join(folder, "build/site");
  const { render } = await openSiteRenderer(site);
  for (const path of paths) {
    const file = join(site, pageFile(path));
    writeFileSync(file, (await render(path, settings)).body);
    for (const ending of ["br", "gz"]) rmSync(`${file}.${ending}`, { force: true });
  }
  if (!settings.keepsOfflinePages) {
    writeFileSync(join(site, offlineManifestPath), JSON.stringify(manifestOff));
    rmSync(join(site, `${offlineManifestPath}.br`), { force: true });
    rmSync(join(site, `${offlineManifestPath}.gz`), { force: true });
  }
  writeFileSync(join(folder, "build/settings.json"), JSON.stringify(settings));
  const list = join(folder, "build/headers.json");
  const rules = JSON.parse(readFileSync(list, "utf8")) as HeaderRules;
  const { isEncrypted } = settings;
  const [everywhere] = headerRules(
    { isEncrypted, isPreloaded: read.HSTS_PRELOAD ?? false },
    [],
    [],
  ).headers;
  const headers = rules.headers.map((rule) =>
    rule.match === everywhere?.match ? everywhere : rule,
  );
  writeFileSync(list, JSON.stringify({ ...rules, headers }));
  const running = await startSite(environment, ["sh", "-c", 'cd "$0" && exec "$@"', folder]);
  return {
    ...running,
    [Symbol.asyncDispose]: async () => {
      await running[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
