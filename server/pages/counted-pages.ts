import type { BuiltPage } from "#app/services.ts";
import { kampalaDay } from "#schemas/formats/kampala-day.ts";
import type { SiteServices } from "#server/services.ts";

/** A stored page that counts days, and its drawings that grow with them. */
export interface CountedPage {
  path: string;
  /** Day to which it counts, e.g. `2026-11-21`. */
  countedTo: string;
  /** Addresses of drawings that show the same day. */
  drawings: readonly string[];
}

/** Those of the built pages that say that they count days. */
export function readCountedPages(pages: readonly BuiltPage[]): CountedPage[] {
  return pages.flatMap(({ path, countedTo, drawings = [] }) =>
    countedTo ? [{ path, countedTo, drawings }] : [],
  );
}

/**
 * Keeps the count of stored pages true: the first request of a new day, by the calendar of Kampala, has the
 * page and its drawings rendered anew, and everybody else gets the result from memory.
 */
export function keepCounts({
  countedPages,
  files,
  pages,
  clock,
  log,
}: Pick<SiteServices, "countedPages" | "files" | "pages" | "clock" | "log">) {
  const known = new Map(countedPages.map((page) => [page.path, page]));
  const countedTo = new Map(countedPages.map((page) => [page.path, page.countedTo]));
  const underWay = new Map<string, Promise<void>>();

  const isStale = (path: string) => {
    const day = countedTo.get(path);
    return day !== undefined && day !== kampalaDay(clock());
  };

  async function render({ path, drawings }: CountedPage): Promise<void> {
    const day = kampalaDay(clock());
    try {
      const addresses = [path, ...drawings.filter((address) => files.paths.has(address))];
      const rendered = await Promise.all(addresses.map((address) => pages.render(address, null)));
      for (const [index, page] of rendered.entries()) {
        files.replace(addresses[index] as string, page);
      }
      countedTo.set(path, day);
    } catch (error) {
      // The page says to which day it counts, so an old one is still true.
      log.error({ error, path }, "a page could not be counted to today");
    } finally {
      underWay.delete(path);
    }
  }

  return {
    /** Whether the page in memory counts to another day than today. */
    isStale,
    /** Brings a page up to date if it counts to another day. Never rejects. */
    async renew(path: string): Promise<void> {
      const page = known.get(path);
      if (!page || !isStale(path)) return;
      const running = underWay.get(path) ?? render(page);
      underWay.set(path, running);
      await running;
    },
  };
}
