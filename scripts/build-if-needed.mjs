// Builds the site unless it is up to date, in the way in which `npm start` then finds it: for the editor's “Publish”,
// with `--for-tests` for `npm test`, and with `--anew` in any case, for `npm run build`.
import { buildIfNeeded } from "./prepare.mjs";

buildIfNeeded({
  forTests: process.argv.includes("--for-tests"),
  anew: process.argv.includes("--anew"),
});
