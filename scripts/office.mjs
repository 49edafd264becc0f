// `npm run office`: installs if needed, builds once if nothing was ever built, then opens the office. With a command behind
// it (`npm run office -- doctor`), runs that command of the office and nothing else.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded, installIfNeeded, pinnedNode, root, run } from "./prepare.mjs";

const typed = process.argv.slice(2);
installIfNeeded();
if (typed.length > 0) run(pinnedNode, ["office/main.ts", ...typed]);
else {
  // The pages beside the form need the renderer of some build; the content they read themselves.
  if (!existsSync(join(root, "build/server/index.js"))) buildIfNeeded();
  run(pinnedNode, ["office/start.ts"]);
}
