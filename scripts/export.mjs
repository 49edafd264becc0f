// `npm run export`: installs and builds if needed, then writes the site into a folder for a host of files.
import { buildIfNeeded, installIfNeeded, pinnedNode, run } from "./prepare.mjs";

installIfNeeded();
buildIfNeeded();
run(pinnedNode, ["scripts/export/export-site.ts", ...process.argv.slice(2)]);
