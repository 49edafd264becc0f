import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteSettings } from "#app/services.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { readEnvironment } from "#server/environment.ts";
import { siteSettings } from "#server/pages/site-settings.ts";

export const settingsFile = join(buildFolder, "settings.json");

/**
 * What pages show of the settings: the environment, and below it `.env`.
 * @throws EnvironmentError that names every wrong variable
 */
export function readSiteSettings(): SiteSettings {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return siteSettings(readEnvironment(process.env));
}
