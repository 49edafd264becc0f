/**
 * Builds the worker that sends a form written offline into one file at the root of the site. It has no
 * hash in its name: browsers ask for a worker by the address under which they first got it.
 */
import { join } from "node:path";
import { build } from "vite";
import { browserTargets } from "../vite.config.ts";

const project = join(import.meta.dirname, "..");

await build({
  root: project,
  configFile: false,
  logLevel: "warn",
  publicDir: false,
  build: {
    target: [...browserTargets],
    outDir: "build/client",
    emptyOutDir: false,
    lib: {
      entry: join(project, "app/sending/offline-queue-worker.ts"),
      formats: ["iife"],
      name: "sendQueuedForms",
      fileName: () => "send-queued-forms.js",
    },
  },
});
