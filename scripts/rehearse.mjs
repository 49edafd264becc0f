// `npm run rehearse`: installs if needed, then goes through the first day of the site in a scratch copy.
import { installIfNeeded, pinnedNode, run } from "./prepare.mjs";

installIfNeeded();
run(pinnedNode, ["tests/rehearsal/rehearse.ts", ...process.argv.slice(2)]);
