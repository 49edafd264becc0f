import { join } from "node:path";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { compressFolder } from "./compress-folder.ts";
import { writeDictionary } from "./write-dictionary.ts";

// The last step of the build: packs everything the server will send.
const project = join(import.meta.dirname, "..");
const folder = join(project, buildFolder, "client");
const cache = join(project, ".cache", "compressed");
const started = performance.now();
await writeDictionary(folder, cache);
const count = await compressFolder(folder, cache);
console.log(`Packed ${count} files in ${((performance.now() - started) / 1000).toFixed(1)} s`);
