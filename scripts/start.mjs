// `npm start`: installs if needed, builds if needed, then serves the site.
import { buildIfNeeded, installIfNeeded, pinnedNode, run } from "./prepare.mjs";
import { serve } from "./serve.mjs";

const parent = process.ppid;
installIfNeeded();
if (buildIfNeeded()) run(pinnedNode, ["scripts/report-placeholders.ts"]);
serve(parent);
