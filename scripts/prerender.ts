import { on } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import type { BuiltPage } from "#app/services.ts";
import { renderedAddresses } from "#collections/open-content.ts";
import { madeOnRequest } from "#collections/pages/form-answers.ts";
import { siteFolder } from "#collections/reading/build-folder.ts";
import { packFile, packPath } from "#collections/rights/rights-pack.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import { getLanguages } from "#collections/translations/languages.ts";
import {
  pagesIn,
  splitAddress,
  translatedAddresses,
} from "#collections/translations/shown-pages.ts";
import { builtPagesFile, writeInFolder } from "./built-pages.ts";
import { securityContact } from "./security-contact.ts";
import { robots, siteMap } from "./site-map.ts";
import { readSiteSettings, settingsFile } from "./site-settings.ts";

/**
 * Renders every fixed page and every item of `content/` into files below `build/site`, with the server
 * build that the server itself uses for pages made on request, and writes from what the pages say of
 * themselves: the site map, `build/pages.json` for the drawing of cards and for the server, and `build/settings.json` with
 * the settings that they show.
 *
 * React Router can render at the end of its own build; it asks for loader data first, over a server of its
 * own and for each page alone, keeps everything for a client-side router that this site does not have, and
 * takes twice the time (docs/decisions/0012).
 */
export async function prerender(): Promise<readonly BuiltPage[]> {
  const started = performance.now();
  const thread = new Worker(new URL("render-thread.ts", import.meta.url));
  // Content is read here while the renderer is opened there.
  const addresses = addressesToRender();
  const settings = readSiteSettings();
  thread.postMessage({ addresses, settings });
  const pages = await sentBy(thread, (made) => process.send?.({ made, of: addresses.length }));

  writeFileSync(builtPagesFile, JSON.stringify(pages));
  writeFileSync(settingsFile, JSON.stringify(settings));
  const organisation = getOrganisation();
  write("sitemap.xml", siteMap(pages));
  write("robots.txt", robots(organisation.url));
  // Two builds of a day are the same.
  const contact = securityContact(
    getKnownOrganisation(),
    new Date(new Date().setUTCHours(0, 0, 0, 0)),
  );
  if (contact) write(".well-known/security.txt", contact);
  const seconds = (performance.now() - started) / 1000;
  console.log(`Rendered ${addresses.length} addresses in ${seconds.toFixed(1)} s`);
  return pages;
}

/** @param listener how many pages are made so far */
async function sentBy(thread: Worker, listener: (made: number) => void): Promise<BuiltPage[]> {
  for await (const [message] of on(thread, "message") as AsyncIterable<[number | BuiltPage[]]>) {
    if (typeof message !== "number") return message;
    listener(message);
  }
  throw new Error("The thread that makes the pages ended without them.");
}

const write = (name: string, content: string) => writeInFolder(join(siteFolder, name), content);

function addressesToRender(): string[] {
  const left = madeOnRequest;
  const english = [...fixedAddresses(), ...renderedAddresses()].filter(
    (address) => splitAddress(address).language === "en" && !left.includes(address),
  );
  const packs = getLanguages().flatMap(({ code }) =>
    pagesIn(code).has(packPath) ? [packFile(code).path] : [],
  );
  /** Last, because it holds what the pages show. */
  const searchIndex = "/search/index.json";
  return [...new Set([...english, ...translatedAddresses(), ...packs])].sort(
    (a, b) => Number(a === searchIndex) - Number(b === searchIndex),
  );
}

function fixedAddresses(): string[] {
  return (routes as RouteConfigEntry[])
    .flatMap((route) => (route.path || route.index ? [`/${route.path ?? ""}`] : []))
    .filter((path) => !/[:*]/.test(path));
}

if (import.meta.main) await prerender();
