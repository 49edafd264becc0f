import type { BuiltPage } from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { SiteServices } from "#server/services.ts";

/**
 * Keeps time-dependent pages current: the first request of a new day in Kampala renders the page and its drawings again; others get the result from memory.
 */
export function keepPagesCurrent(services: SiteServices) {
  const { timeDependentPages, files, pages, clock, log } = services;
  const shown = new Map(timeDependentPages.map((page) => [page.path, page]));
  // A drawing may be asked for by itself, before its page is on a new day.
  const pageOf = new Map(
    timeDependentPages.flatMap(({ path, drawings = [] }) => drawings.map((one) => [one, path])),
  );
  const find = (path: string) => shown.get(pageOf.get(path) ?? path);
  const inFlight = new Map<string, Promise<void>>();

  const isStale = (path: string) => {
    const asOf = find(path)?.asOf;
    return asOf !== undefined && asOf !== kampalaDay(clock());
  };

  async function render(page: BuiltPage): Promise<void> {
    const { path, drawings = [] } = page;
    const day = kampalaDay(clock());
    try {
      const addresses = [path, ...drawings.filter((address) => files.paths.has(address))];
      const rendered = await Promise.all(addresses.map((address) => pages.render(address, null)));
      for (const [index, file] of rendered.entries()) {
        files.replace(addresses[index] as string, file);
      }
      shown.set(path, { ...page, asOf: day });
    } catch (error) {
      // The page shows its day, so an old one is still true.
      log.error({ error, path }, "time-dependent page could not be rendered");
    } finally {
      inFlight.delete(path);
    }
  }

  return {
    isStale,
    /** Renders a page again if it is stale. Never rejects. */
    async renew(path: string): Promise<void> {
      const page = find(path);
      if (!page || !isStale(path)) return;
      const running = inFlight.get(page.path) ?? render(page);
      inFlight.set(page.path, running);
      await running;
    },
  };
}
