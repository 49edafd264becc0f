/**
 * Builds the two workers, each into one file at the root of the site: the one that sends forms written offline,
 * and the one of people who keep pages on their phone. They have no hash in their names: browsers ask for a
 * worker by the address under which they first got it.
 */

import { join } from "node:path";
import { build } from "vite";
import { buildFolder } from "#collections/reading/build-folder.ts";
import { browserTargets } from "../vite.config.ts";

const project = join(import.meta.dirname, "..");

const workers = {
  "send-queued-forms.js": "app/sending/offline-queue-worker.ts",
  "offline-worker.js": "app/offline/offline-worker.ts",
};

for (const [fileName, entry] of Object.entries(workers)) {
  await build({
    root: project,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      target: [...browserTargets],
      outDir: `${buildFolder}/client`,
      emptyOutDir: false,
      lib: {
        entry: join(project, entry),
        formats: ["iife"],
        name: "otcWorker",
        fileName: () => fileName,
      },
    },
  });
}
