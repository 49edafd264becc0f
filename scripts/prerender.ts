/**
 * Renders every fixed page and every item of `content/` into files below `build/site`, with the server
 * build that the server itself uses for pages made on request, and writes from what the pages say of
 * themselves: the site map, and `build/pages.json` for the drawing of cards and for the server.
 *
 * React Router can render at the end of its own build; it asks for loader data first, over a server of its
 * own and for each page alone, keeps everything for a client-side router that this site does not have, and
 * takes twice the time (docs/decisions/0012).
 */

import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPage } from "#app/services.ts";
import { renderedAddresses } from "#collections/open-content.ts";
import { madeOnRequest } from "#collections/pages/form-answers.ts";
import { buildFolder, pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { packFiles, packPath } from "#collections/rights/rights-pack.ts";
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
import { openSiteRenderer } from "./site-renderer.ts";

process.env.NODE_ENV = "production";

// Scripts and files of `public/`, as the bundler left them.
renameSync(join(buildFolder, "client"), siteFolder);
const { build, render } = await openSiteRenderer(siteFolder);

function fixedAddresses(): string[] {
  return Object.values(build.routes)
    .flatMap((route) => (route && (route.path || route.index) ? [`/${route.path ?? ""}`] : []))
    .filter((path) => !/[:*]/.test(path));
}

const write = (name: string, content: string | Uint8Array) =>
  writeInFolder(join(siteFolder, name), content);

const left = madeOnRequest;
const english = [...fixedAddresses(), ...renderedAddresses()].filter(
  (address) => splitAddress(address).language === "en" && !left.includes(address),
);
const packs = getLanguages().flatMap(({ code }) =>
  pagesIn(code).has(packPath) ? packFiles(code).map(({ path }) => path) : [],
);
/** Last, because it holds what the pages show. */
const searchIndex = "/search/index.json";
const addresses = [...new Set([...english, ...translatedAddresses(), ...packs])].sort(
  (one, other) => Number(one === searchIndex) - Number(other === searchIndex),
);
const started = performance.now();
const pages: BuiltPage[] = [];
for (const path of addresses) {
  const { body, facts } = await render(path);
  if (facts.canonical && !facts.card) throw new Error(`${path} has no card to be shared with.`);
  // A feed, a table or a file to take away keeps its own name.
  const isPage = !/\.\w+$/.test(path);
  if (isPage) pages.push({ path, ...facts });
  write(isPage ? pageFile(path) : path, body);
}
writeFileSync(builtPagesFile, JSON.stringify(pages));
// A list of routes for a router in the browser.
for (const left of [build.assets.url, ".vite"])
  rmSync(join(siteFolder, left), { recursive: true, force: true });

const organisation = getOrganisation();
write("sitemap.xml", siteMap(pages));
write("robots.txt", robots(organisation.url));
const contact = securityContact(getKnownOrganisation(), new Date());
if (contact) write(".well-known/security.txt", contact);
const seconds = (performance.now() - started) / 1000;
console.log(`Rendered ${addresses.length} addresses in ${seconds.toFixed(1)} s`);
