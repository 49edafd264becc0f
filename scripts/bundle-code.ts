import { fork } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { buildFolder, siteFolder } from "#collections/reading/build-folder.ts";
import { codeFingerprints } from "./bundling/code-fingerprints.ts";

const cache = ".cache/code";
/** For so many states of the code bundles are remembered: two branches, and one before. */
const statesKept = 3;

/** Each fulfilled when its files are in the build. */
export interface BundledCode {
  /** Scripts of the browser, and the renderer of pages. */
  pages: Promise<void>;
  /** Server and desk as they run, and the worker that keeps pages on a phone. */
  programs: Promise<void>;
}

/** Puts the bundled code into the build. It is bundled when code has changed; what content says is no part of it. */
export function bundleCode(): BundledCode {
  const fingerprints = codeFingerprints();
  const folders = {
    pages: join(cache, `pages-${fingerprints.pages}`),
    programs: join(cache, `programs-${fingerprints.programs}`),
  };
  const isThere = Object.values(folders).every((folder) => existsSync(folder));
  const complete = isThere ? undefined : startBundlers(Object.values(folders));
  const place = async (folder: string, parts: Record<string, string>) => {
    await complete?.(folder);
    for (const [from, to] of Object.entries(parts)) {
      cpSync(join(folder, from), to, { recursive: true, preserveTimestamps: true });
    }
    utimesSync(folder, new Date(), new Date());
  };
  const pages = place(folders.pages, { client: siteFolder, server: join(buildFolder, "server") });
  const programs = place(folders.programs, {
    client: siteFolder,
    program: join(buildFolder, "program"),
  }).then(forgetOldStates);
  // Whoever waits for one of them learns of its failure; the other must not end the process before.
  for (const part of [pages, programs]) part.catch(() => undefined);
  return { pages, programs };
}

/** @returns a function that waits until one of the folders is complete */
function startBundlers(folders: readonly string[]): (folder: string) => Promise<void> {
  mkdirSync(cache, { recursive: true });
  const child = fork("scripts/bundling/run-bundlers.ts", folders);
  const waiting = new Map(folders.map((folder) => [folder, Promise.withResolvers<void>()]));
  child.on("message", (folder: string) => waiting.get(folder)?.resolve());
  child.on("exit", (code, signal) => {
    const error = new Error(`The bundlers ended with ${signal ?? code}.`);
    for (const { reject } of waiting.values()) reject(error);
  });
  return (folder) => waiting.get(folder)?.promise ?? Promise.resolve();
}

function forgetOldStates(): void {
  for (const name of ["pages", "programs"]) {
    const states = readdirSync(cache)
      .filter((folder) => folder.startsWith(`${name}-`))
      .map((folder) => join(cache, folder))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
    for (const folder of states.slice(statesKept)) rmSync(folder, { recursive: true, force: true });
  }
}
