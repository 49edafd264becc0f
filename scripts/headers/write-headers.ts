import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { buildFolder, pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { getRedirects } from "#collections/site/redirects.ts";
import { readEnvironment } from "#server/environment.ts";
import { mediaType } from "#server/http/media-types.ts";
import { readBuiltPages } from "../built-pages.ts";
import { caddyRules } from "./caddy-rules.ts";
import { headerRules, namedWithoutHash } from "./header-rules.ts";
import { hostHeaders, hostRedirects } from "./host-files.ts";
import { nginxHeaders, nginxMaps } from "./nginx-rules.ts";

/**
 * Writes what the site's files are sent with: `headers.json` for our own server, `headers.caddy`, `headers.nginx` and
 * `maps.nginx` for the proxies of `deploy/`, and `_headers` and `_redirects` for hosts of files into the site itself.
 */
export function writeHeaders(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { PUBLIC_URL, HSTS_PRELOAD } = process.env;
  const settings = readEnvironment({ PUBLIC_URL, HSTS_PRELOAD });

  const pages = new Set(readBuiltPages().map(({ path }) => `/${pageFile(path)}`));
  const names = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^_/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length))
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const files = names.filter((name) => !pages.has(name));

  const unfit = namedWithoutHash(files);
  if (unfit.length > 0) {
    throw new Error(
      `Browsers keep these for a year, so their names must change with what is in them: ${unfit.join(", ")}`,
    );
  }

  const rules = headerRules(
    {
      isEncrypted: settings.PUBLIC_URL?.startsWith("https:") ?? false,
      isPreloaded: settings.HSTS_PRELOAD ?? false,
    },
    files,
    getRedirects(),
  );
  const endings = [...new Set(names.map((name) => extname(name).slice(1)))].filter(Boolean).sort();
  const types = Object.fromEntries(endings.map((ending) => [ending, mediaType(`x.${ending}`)]));

  write(buildFolder, "headers.json", `${JSON.stringify(rules, null, 1)}\n`);
  write(buildFolder, "headers.caddy", caddyRules(rules, types));
  write(buildFolder, "headers.nginx", nginxHeaders(rules, types));
  write(buildFolder, "maps.nginx", nginxMaps(rules));
  write(siteFolder, "_headers", hostHeaders(rules.headers));
  write(siteFolder, "_redirects", hostRedirects(rules.redirects));
}

const write = (folder: string, name: string, text: string) =>
  writeFileSync(join(folder, name), text);

if (import.meta.main) writeHeaders();
