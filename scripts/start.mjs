// `npm start`: installs if needed, builds if needed, then serves the site.
import { buildIfNeeded, installIfNeeded } from "./prepare.mjs";
import { serve } from "./serve.mjs";

const parent = process.ppid;
installIfNeeded();
buildIfNeeded();
serve(parent);
