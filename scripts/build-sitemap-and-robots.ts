/**
 * Writes what machines ask a site for: `/sitemap.xml`, `/robots.txt` and `/.well-known/security.txt`. The
 * addresses are read from the pages as they were built, so none is forgotten.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { readBuiltPages } from "./built-pages.ts";
import { robots } from "./robots.ts";
import { securityContact } from "./security-contact.ts";
import { siteMap } from "./site-map.ts";

const client = "build/client";
const organisation = getOrganisation();

const map = siteMap(readBuiltPages(client));
writeFileSync(join(client, "sitemap.xml"), map);
writeFileSync(join(client, "robots.txt"), robots(organisation.url));
mkdirSync(join(client, ".well-known"), { recursive: true });
writeFileSync(
  join(client, ".well-known", "security.txt"),
  securityContact(organisation, new Date()),
);
console.log(`Listed ${map.match(/<loc>/g)?.length ?? 0} pages in the site map`);
