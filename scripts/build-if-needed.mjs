// Builds the site unless it is up to date, in the way in which `npm start` then finds it: for the editor's “Publish”,
// and with `--for-tests` for `npm test`.
import { buildIfNeeded } from "./prepare.mjs";

buildIfNeeded({ forTests: process.argv.includes("--for-tests") });
