/**
 * Builds the worker of people who keep pages on their phone into one file at the root of the site. It has no hash in
 * its name: browsers ask for a worker by the address under which they first got it.
 */

import { join } from "node:path";
import { build } from "vite";
import { siteFolder } from "#collections/reading/build-folder.ts";
import { browserTargets } from "../vite.config.ts";

const project = join(import.meta.dirname, "..");

await build({
  root: project,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    target: [...browserTargets],
    outDir: siteFolder,
    emptyOutDir: false,
    lib: {
      entry: join(project, "app/offline/offline-worker.ts"),
      formats: ["iife"],
      name: "otcWorker",
      fileName: () => "offline-worker.js",
    },
  },
});
