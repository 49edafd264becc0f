import { join } from "node:path";
import { compressFolder } from "./compress-folder.ts";

// The last step of the build: packs everything the server will send.
const project = join(import.meta.dirname, "..");
const started = performance.now();
const count = await compressFolder(
  join(project, "build", "client"),
  join(project, ".cache", "compressed"),
);
console.log(`Packed ${count} files in ${((performance.now() - started) / 1000).toFixed(1)} s`);
