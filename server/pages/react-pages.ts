import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { SiteBuild } from "#app/request-context.ts";
import type { FormOutcome, PageData, PageFacts, PageRequest } from "#app/services.ts";
import type { Clock } from "#server/clock.ts";

/**
 * Renders pages with React Router's server build, which is loaded with the first page that is asked for.
 * @param build `build/server/index.js`, or a function that loads the current build for each page
 * @param clock for pages that depend on the time
 */
export function createReactPages(
  build: string | (() => Promise<SiteBuild>),
  services: Pick<PageRequest, "newsletter" | "search" | "settings">,
  clock: Clock,
  mode: "production" | "development" = "production",
) {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    // Loaded late: React chooses its production build by NODE_ENV, which `main.ts` sets after its imports.
    const { createRequestHandler, RouterContextProvider } = await import("react-router");
    const loadedBuild = typeof build === "string" ? await importBuild(build) : await build();
    const handle = createRequestHandler(loadedBuild, mode);
    const { requestContext } = loadedBuild.entry.module;
    return async (address: string, outcome: FormOutcome | null, data: PageData) => {
      const facts: PageFacts = {};
      const context = new RouterContextProvider();
      context.set(requestContext, { ...services, ...data, outcome, now: clock(), facts });
      const response = await handle(new Request(new URL(address, "http://localhost")), context);
      return { response, facts };
    };
  }

  const loaded = () => {
    if (typeof build !== "string") return load();
    // A failure is not remembered.
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    async render(address: string, outcome: FormOutcome | null, data: PageData = {}) {
      const handle = await loaded();
      const { response, facts } = await handle(address, outcome, data);
      const html = await response.text();
      if (response.status !== 200)
        throw new Error(`${address} was rendered with ${response.status}`);
      return { html, ...facts };
    },
    /** The router's own response, also to an address without a page. */
    async respond(address: string): Promise<Response> {
      const handle = await loaded();
      return (await handle(address, null, {})).response;
    },
  };
}

async function importBuild(file: string): Promise<SiteBuild> {
  if (!existsSync(file)) throw new Error(`There is no server build at ${file}`);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
