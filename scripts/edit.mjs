// `npm run edit`: installs if needed, builds once if nothing was ever built, then opens the editor of the content.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfNeeded, installIfNeeded, pinnedNode, root, run } from "./prepare.mjs";

installIfNeeded();
// The pages beside the form need the renderer of some build; the content they read themselves.
if (!existsSync(join(root, "build/server/index.js"))) buildIfNeeded();
run(pinnedNode, ["editor/main.ts"]);
