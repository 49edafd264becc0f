import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteBuild } from "#app/request-context.ts";
import type { PageFacts, SiteSettings } from "#app/services.ts";
import { buildFolder, pageFile } from "#collections/reading/build-folder.ts";

/**
 * Opens the server build, which renders pages alike for the build and for the server.
 * NODE_ENV must be set before: React chooses its quick or its talkative form by that name when it is loaded.
 * @param folder where the caller puts the pages: the search holds only words that they show
 */
export async function openSiteRenderer(folder: string) {
  const { createRequestHandler, RouterContextProvider } = await import("react-router");
  const build = (await import(
    pathToFileURL(resolve(buildFolder, "server/index.js")).href
  )) as SiteBuild;
  const handle = createRequestHandler(build, "production");
  const { requestContext } = build.entry.module;
  const renderedPage = (path: string) => {
    const file = join(folder, pageFile(path));
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  return {
    build,
    /** @throws Error when the address is not answered with 200 */
    async render(
      path: string,
      settings: SiteSettings,
    ): Promise<{ body: Uint8Array; facts: PageFacts }> {
      const facts: PageFacts = {};
      const context = new RouterContextProvider();
      context.set(requestContext, { settings, renderedPage, facts });
      const response = await handle(new Request(new URL(path, "http://localhost")), context);
      const body = await response.bytes();
      if (response.status !== 200) throw new Error(`${path} was rendered with ${response.status}`);
      return { body, facts };
    },
  };
}
