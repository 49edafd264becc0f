import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Kept between runs only because vite wants a folder below the project's packages. */
const folder = resolve(".cache/hydrated-build");
const copied = ["app", "content", "public", "collections", "package.json", "tsconfig.json"];

/** What makes the pages plain documents, and what a React Router application has in its place. */
const changes: Record<string, readonly (readonly [from: string | RegExp, to: string])[]> = {
  "app/root.tsx": [
    ["import {\n  isRouteErrorResponse,", "import {\n  isRouteErrorResponse,\n  Scripts,"],
    [/\{hasStyles \? <style>.*?<\/style> : <Links \/>\}/, "<Links />"],
    [/const \{ hasStyles, scripts = \[\] \} = .*;\n/, ""],
    [/\{scripts\.map\([\s\S]*?\)\)\}/, ""],
    ["</body>", "<Scripts /></body>"],
  ],
  // Islands are ordinary components where the whole page is one.
  "app/islands/island.tsx": [
    ['import { renderToString } from "react-dom/server";\n', ""],
    ["const prefix = useId();\n", ""],
    ['import { useId } from "react";\n', ""],
    [/const html = renderToString\(([\s\S]*?),\n\s*\{ identifierPrefix: prefix \},\n\s*\);/, ""],
    [
      /return \(\s*<div\s+data-island[\s\S]*?\n {2}\);/,
      "return (<StaticHtmlContext value={statics}><IslandFrame><Component {...props} /></IslandFrame></StaticHtmlContext>);",
    ],
  ],
};

const entries: Record<string, string> = {
  "app/entry.client.tsx": `import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, { onRecoverableError: () => undefined });
});
`,
  "app/entry.server.tsx": `import { renderToReadableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { headers, status });
}
`,
  "vite.config.ts": `import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
export default defineConfig({ plugins: [reactRouter()] });
`,
};

/**
 * Builds the same pages the way a team would that takes React Router as it comes: rendered beforehand, then
 * hydrated as a whole, and from there on navigated in the browser.
 * @param paths pages to render beforehand
 * @returns folder with what a web server serves
 */
export function buildHydrated(paths: readonly string[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of copied) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, edits] of Object.entries(changes)) {
    const path = join(folder, file);
    let source = readFileSync(path, "utf8");
    for (const [from, to] of edits) {
      const changed = source.replace(from, () => to);
      if (changed === source) throw new Error(`${file} has no ${from} any more.`);
      source = changed;
    }
    writeFileSync(path, source);
  }
  for (const [file, source] of Object.entries(entries)) writeFileSync(join(folder, file), source);
  writeFileSync(
    join(folder, "react-router.config.ts"),
    `export default { ssr: true, prerender: ${JSON.stringify(paths)}, routeDiscovery: { mode: "initial" } };\n`,
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    { cwd: folder, encoding: "utf8", env: { ...process.env, NODE_ENV: "production" } },
  );
  if (status !== 0) throw new Error(`The hydrated build failed:\n${stdout}\n${stderr}`);
  return join(folder, "build/client");
}
