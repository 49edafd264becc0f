/**
 * Renders addresses into `build/site/` beside the thread that reads content: it is sent their list and the settings that
 * they show, and sends back how many it has made, and in the end what the pages say of themselves. `scripts/prerender.ts` starts it.
 */
import { once } from "node:events";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import type { BuiltPage, SiteSettings } from "#app/services.ts";
import { pageFile, siteFolder } from "#collections/reading/build-folder.ts";
import { writeInFolder } from "./built-pages.ts";
import { openSiteRenderer } from "./site-renderer.ts";

// React chooses its quick or its talkative form by it when it is loaded.
process.env.NODE_ENV = "production";
if (!parentPort) throw new Error("scripts/prerender.ts starts this thread.");
const message = once(parentPort, "message") as Promise<
  [{ addresses: readonly string[]; settings: SiteSettings }]
>;
const { render } = await openSiteRenderer(siteFolder);
const [{ addresses, settings }] = await message;
const pages: BuiltPage[] = [];
for (const [made, path] of addresses.entries()) {
  if (made % 10 === 0) parentPort.postMessage(made);
  const { body, facts } = await render(path, settings);
  if (facts.canonical && !facts.card) throw new Error(`${path} has no card to be shared with.`);
  // A feed, a table or a file to take away keeps its own name.
  const isPage = !/\.\w+$/.test(path);
  if (isPage) pages.push({ path, ...facts });
  writeInFolder(join(siteFolder, isPage ? pageFile(path) : path), body);
}
parentPort.postMessage(pages);
