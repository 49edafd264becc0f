// Builds the site for the editor's “Publish”, in the way in which `npm start` then finds it up to date.
import { buildIfNeeded } from "./prepare.mjs";

buildIfNeeded();
