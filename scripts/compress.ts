import { join } from "node:path";
import { siteFolder } from "#collections/reading/build-folder.ts";
import { bestSettings, compressFolder, lightSettings } from "./compress-folder.ts";
import { isForTests } from "./for-tests.ts";

// The last step of the build: packs everything the server will send.
const project = join(import.meta.dirname, "..");
const folder = join(project, siteFolder);
// What is packed quickly must never be taken for what visitors get.
const cache = join(project, ".cache", isForTests ? "compressed-for-tests" : "compressed");
const started = performance.now();
const count = await compressFolder(folder, cache, isForTests ? lightSettings : bestSettings);
console.log(`Packed ${count} files in ${((performance.now() - started) / 1000).toFixed(1)} s`);
