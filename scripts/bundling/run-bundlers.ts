/**
 * Bundles the code into the folders that are named: `run-bundlers.ts <pages> <programs>`, each as far as it is not there.
 * A separate process, because bundlers need several hundred megabytes; it tells the one that started it when a folder is
 * complete.
 */
import { existsSync, globSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findMissingParts } from "./missing-parts.ts";

const missing = await findMissingParts();
if (missing) {
  console.error(missing);
  process.exit(1);
}
process.env.NODE_ENV = "production";
const [pages = "", programs = ""] = process.argv.slice(2);
/** The same for every build, because the renderer's code names it. */
const unfinished = join(pages, "../unfinished");
process.env.OTC_BUILD_FOLDER = unfinished;
// The process that waits for it has ended.
process.on("disconnect", () => process.exit(1));

await complete(pages, bundlePages);
await complete(programs, bundlePrograms);
process.disconnect?.();

/** A folder appears with all its files or not at all. */
async function complete(folder: string, bundle: () => Promise<void>): Promise<void> {
  if (!existsSync(folder)) {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    await bundle();
    renameSync(unfinished, folder);
  }
  process.send?.(folder);
}

/** Scripts, styles and fonts in `client/`, the renderer in `server/`. */
async function bundlePages(): Promise<void> {
  const { createBuilder } = await import("vite");
  await (await createBuilder({ logLevel: "error" })).buildApp();
  // Lists for a router in the browser, and for bundlers.
  const lists = [
    "client/.vite",
    "server/.vite",
    ...globSync("client/assets/manifest-*.js", { cwd: unfinished }),
  ];
  for (const list of lists) rmSync(join(unfinished, list), { recursive: true, force: true });
}

/** Server, desk and renderer in `program/`, and the worker of people who keep pages on their phone. */
async function bundlePrograms(): Promise<void> {
  const { buildServer } = await import("../build-server.ts");
  await buildServer(join(pages, "server/index.js"), join(unfinished, "program"));
  const { build } = await import("vite");
  const { browserTargets } = await import("../../vite.config.ts");
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      target: [...browserTargets],
      outDir: join(unfinished, "client"),
      lib: {
        entry: "app/offline/offline-worker.ts",
        formats: ["iife"],
        name: "otcWorker",
        // Without a hash: browsers ask for a worker by the address under which they first got it.
        fileName: () => "offline-worker.js",
      },
    },
  });
}
