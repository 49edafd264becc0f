import type { BuiltPage } from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { SiteServices } from "#server/services.ts";

/** A stored page that hangs on the time: it counts days, or says what is open until a certain moment. */
export interface TimeDependentPage {
  path: string;
  /** Day to which it counts, e.g. `2026-11-21`. */
  asOf?: string | undefined;
  /** Moment from which it says something else, e.g. `2026-12-01T17:00:00+03:00`. */
  changesAt?: string | undefined;
  /** Addresses of drawings that show the same day. */
  drawings: readonly string[];
}

/** Those of the built pages that say that they hang on the time. */
export function readTimeDependentPages(pages: readonly BuiltPage[]): TimeDependentPage[] {
  return pages.flatMap(({ path, asOf, changesAt, drawings = [] }) =>
    asOf || changesAt ? [{ path, asOf, changesAt, drawings }] : [],
  );
}

/**
 * Keeps stored pages true that hang on the time: the first request of a new day, by the calendar of Kampala,
 * or after the moment that the page names, has the page and its drawings rendered anew, and everybody else
 * gets the result from memory.
 */
export function keepPagesCurrent({
  timeDependentPages,
  files,
  pages,
  clock,
  log,
}: Pick<SiteServices, "timeDependentPages" | "files" | "pages" | "clock" | "log">) {
  /** What lies in memory. */
  const shown = new Map(timeDependentPages.map((page) => [page.path, page]));
  const inFlight = new Map<string, Promise<void>>();

  const isStale = (path: string) => {
    const page = shown.get(path);
    if (!page) return false;
    const now = clock();
    return (
      (page.asOf !== undefined && page.asOf !== kampalaDay(now)) ||
      (page.changesAt !== undefined && Date.parse(page.changesAt) <= now)
    );
  };

  async function render({ path, asOf, drawings }: TimeDependentPage): Promise<void> {
    const day = kampalaDay(clock());
    try {
      const addresses = [path, ...drawings.filter((address) => files.paths.has(address))];
      const rendered = await Promise.all(addresses.map((address) => pages.render(address, null)));
      for (const [index, page] of rendered.entries()) {
        files.replace(addresses[index] as string, page);
      }
      const changesAt = rendered[0]?.changesAt;
      shown.set(path, { path, asOf: asOf && day, changesAt, drawings });
    } catch (error) {
      // The page says to which day it counts and until when something is open, so an old one is still true.
      log.error({ error, path }, "a page could not be counted to today");
    } finally {
      inFlight.delete(path);
    }
  }

  return {
    /** Whether the page in memory is one of another day, or of before the moment that it names. */
    isStale,
    /** Brings a page up to date if it is not. Never rejects. */
    async renew(path: string): Promise<void> {
      const page = shown.get(path);
      if (!page || !isStale(path)) return;
      const running = inFlight.get(path) ?? render(page);
      inFlight.set(path, running);
      await running;
    },
  };
}
