/** A step of the build: every package that runs on the server, in CycloneDX, as open data. */

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageListPath } from "#collections/proof/proof.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { listPackages } from "./package-list.ts";

const file = join(buildFolder, "client", packageListPath);
const packages = listPackages();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify(packages, null, 1));
console.log(`Listed ${packages.components.length} packages`);
