// `npm run dev`: installs if needed, builds once if there was never a build, then serves pages that reload on a change.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded, installIfNeeded, pinnedNode, root, run } from "./prepare.mjs";

installIfNeeded();
// Drawings and pictures are made by the build.
if (!existsSync(join(root, "build/site"))) buildIfNeeded();
run(pinnedNode, ["scripts/dev.ts", ...process.argv.slice(2)]);
