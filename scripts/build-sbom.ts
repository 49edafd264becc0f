/** A step of the build: every package that runs on the server, in CycloneDX, as open data. */

import { join } from "node:path";
import { packageListPath } from "#collections/pages/package-list-path.ts";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { writeInFolder } from "./built-pages.ts";
import { listPackages } from "./package-list.ts";

const packages = listPackages();
const text = JSON.stringify(packages, null, 1);
writeInFolder(join(buildFolder, "client", packageListPath), text);
console.log(`Listed ${packages.components.length} packages`);
