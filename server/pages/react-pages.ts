import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type {
  FormOutcome,
  FormTargets,
  NewsletterReader,
  PageData,
  PageFacts,
  SiteSearch,
} from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { Clock } from "#server/clock.ts";
import type { PageRenderer } from "./page-renderer.ts";

/** What pages may ask while they are rendered, by the name under which `app/entry.server.tsx` hands out its key. */
export interface PageServices {
  newsletterContext: NewsletterReader;
  searchContext: SiteSearch;
}

/** The server build, with the keys that `app/entry.server.tsx` hands out. */
interface SiteBuild extends ServerBuild {
  entry: ServerBuild["entry"] & {
    module: {
      formOutcomeContext: RouterContext<FormOutcome | null>;
      formTargetsContext: RouterContext<FormTargets>;
      pageDataContext: RouterContext<PageData>;
      todayContext: RouterContext<string | null>;
      nowContext: RouterContext<number | null>;
      pageFactsContext: RouterContext<PageFacts | null>;
    } & { [Name in keyof PageServices]: RouterContext<PageServices[Name] | null> };
  };
}

/**
 * Renders pages with React Router's server build. The build is loaded when the first page is asked
 * for, or by `warm`, because nearly every answer does without it.
 * @param file `build/server/index.js`
 * @param clock says what day and hour it is, for pages that count days or show what is open
 * @param formTargets form services that take the place of our own addresses in the pages
 */
export function createReactPages(
  file: string,
  services: PageServices,
  formTargets: FormTargets,
  clock: Clock,
): PageRenderer & { warm(): Promise<void> } {
  let loading: ReturnType<typeof load> | undefined;

  async function load() {
    if (!existsSync(file)) throw new Error(`There is no server build at ${file}`);
    // Loaded this late, because React chooses its quick or its talkative form by NODE_ENV when it is
    // loaded, and `main.ts` sets that name after its own imports.
    const { createRequestHandler, RouterContextProvider } = await import("react-router");
    const build = (await import(pathToFileURL(file).href)) as SiteBuild;
    const handle = createRequestHandler(build, "production");
    // Keys compare by identity, and the build holds its own copy: one from the source would find nothing.
    const keys = build.entry.module;
    return async (address: string, outcome: FormOutcome | null, given: PageData) => {
      const facts: PageFacts = {};
      const context = new RouterContextProvider();
      context.set(keys.pageFactsContext, facts);
      context.set(keys.formOutcomeContext, outcome);
      context.set(keys.pageDataContext, given);
      context.set(keys.formTargetsContext, formTargets);
      context.set(keys.newsletterContext, services.newsletterContext);
      const now = clock();
      context.set(keys.todayContext, kampalaDay(now));
      context.set(keys.nowContext, now);
      context.set(keys.searchContext, services.searchContext);
      const response = await handle(new Request(new URL(address, "http://localhost")), context);
      return { response, facts };
    };
  }

  const loaded = () => {
    loading ??= load();
    return loading;
  };

  return {
    async render(address, outcome, given = {}) {
      const handle = await loaded();
      const { response, facts } = await handle(address, outcome, given);
      const html = await response.text();
      if (response.status !== 200)
        throw new Error(`${address} was rendered with ${response.status}`);
      return { html, styleHash: facts.styleHash, changesAt: facts.changesAt };
    },
    async warm() {
      await loaded();
    },
  };
}
