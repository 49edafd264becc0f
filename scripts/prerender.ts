/**
 * Renders every fixed page and every item of `content/` into files below `build/client`, with the server
 * build that the server itself uses for pages made on request.
 *
 * React Router can do this at the end of its own build; it asks for loader data first, over a server of its
 * own and for each page alone, keeps everything for a client-side router that this site does not have, and
 * takes twice the time (docs/decisions/0012).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { prerenderedAddresses } from "#schemas/prerendered-addresses.ts";

process.env.NODE_ENV = "production";

const client = "build/client";

/** Pages whose content changes between two builds. */
const renderedOnRequest = ["/donate/totals", "/newsletter/archive"];

// Loaded after NODE_ENV is set: React chooses its quick or its talkative form by that name.
const { createRequestHandler } = await import("react-router");
const build = (await import(pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");

/** Addresses of the routes that have no parameter. */
function fixedAddresses(): string[] {
  return Object.values(build.routes)
    .flatMap((route) => (route && (route.path || route.index) ? [`/${route.path ?? ""}`] : []))
    .filter((path) => !/[:*]/.test(path));
}

/** A page goes to `<address>/index.html`; a feed or a table keeps its own name. */
function fileFor(address: string, contentType: string): string {
  return contentType.startsWith("text/html")
    ? join(client, address, "index.html")
    : join(client, address);
}

const addresses = [...new Set([...fixedAddresses(), ...prerenderedAddresses()])].filter(
  (address) => !renderedOnRequest.includes(address),
);
const started = performance.now();
for (const address of addresses) {
  const response = await handle(new Request(new URL(address, "http://localhost")));
  const body = await response.bytes();
  if (response.status !== 200) {
    throw new Error(`${address} was rendered with ${response.status}`);
  }
  const file = fileFor(address, response.headers.get("Content-Type") ?? "");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
}
const seconds = (performance.now() - started) / 1000;
console.log(`Rendered ${addresses.length} addresses in ${seconds.toFixed(1)} s`);
