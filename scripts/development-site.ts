import type { SiteBuild } from "#app/request-context.ts";
import { runSearch } from "#app/search/run-search.ts";
import { loadIndex } from "#app/search/search-index.ts";
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { createReactPages } from "#server/pages/react-pages.ts";
import { createServices, createSiteServices } from "#server/services.ts";
import { createSite } from "#server/site.ts";
import { openStore } from "#server/store/open-store.ts";

interface DevelopmentSiteOptions {
  environment: Record<string, string | undefined>;
  /** Loads React Router's build of the pages as they are now. */
  loadPages: () => Promise<SiteBuild>;
}

/** The site of `server/site.ts` with its real services, whose pages are rendered for each request. */
export async function openDevelopmentSite({
  environment: given,
  loadPages,
}: DevelopmentSiteOptions) {
  const environment = readEnvironment({
    LOG_LEVEL: "error",
    DATA_DIR: ".cache/development",
    RATE_LIMIT_BURST: "1000",
    ...given,
  });
  const store = await openStore(environment);
  const services = createServices({
    environment,
    store,
    log: createLog(environment.LOG_LEVEL),
    deliver: (request) => site.fetch(request),
  });
  const pages = createReactPages(
    loadPages,
    {
      newsletter: services.newsletter,
      search: {
        async find(query) {
          const { html } = await pages.render("/search/index.json", null);
          return runSearch(await loadIndex(html), query);
        },
      },
    },
    services.clock,
    "development",
  );
  const site = createSite({
    // No page is stored: each is rendered from its source.
    ...createSiteServices(services, ".cache/no-build"),
    pages,
  });
  services.relay.start();
  services.reconciler.start();

  return {
    async fetch(request: Request): Promise<Response> {
      const response = await site.fetch(request.clone() as Request);
      const isPage = response.status === 404 && /^(?:GET|HEAD)$/.test(request.method);
      if (isPage) return pages.respond(new URL(request.url).pathname);
      // Vite adds styles and a socket that the policy of production forbids.
      response.headers.delete("Content-Security-Policy");
      return response;
    },
    async close(): Promise<void> {
      await Promise.all([services.relay.stop(), services.reconciler.stop()]);
      await services.transport.close();
      await store.close();
    },
  };
}
