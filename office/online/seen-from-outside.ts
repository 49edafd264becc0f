import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageFile } from "#collections/reading/build-folder.ts";

/** What the public address answers for a page, compared with the page that was made. */
export interface Seen {
  /** E.g. `/contact`. */
  address: string;
  result: "same" | "differs" | "no answer";
  /** A sentence where it is not the same. */
  sentence?: string;
}

const maxPages = 5;
/** Milliseconds; a page of ours is answered in a hundredth of that. */
const timeout = 5000;

/**
 * Fetches up to five pages as a visitor would, and compares them with the files.
 * @param publicAddress of the site, e.g. `https://www.example.org`
 * @param site folder with the public files
 * @param addresses pages that have changed
 */
export function seeFromOutside(
  publicAddress: string,
  site: string,
  addresses: readonly string[],
): Promise<Seen[]> {
  return Promise.all(
    addresses.slice(0, maxPages).map(async (address): Promise<Seen> => {
      const file = join(site, pageFile(address));
      const made = existsSync(file) ? readFileSync(file, "utf8") : undefined;
      try {
        const answer = await fetch(new URL(address, publicAddress), {
          redirect: "manual",
          headers: { "Cache-Control": "no-cache" },
          signal: AbortSignal.timeout(timeout),
        });
        const text = await answer.text();
        // A page that was taken away.
        if (made === undefined && !answer.ok) return { address, result: "same" };
        if (answer.ok && text === made) return { address, result: "same" };
        const sentence = answer.ok
          ? "It still shows other words. Load it again in a minute; a copy may lie in between."
          : `It answers with ${answer.status}.`;
        return { address, result: "differs", sentence };
      } catch {
        const sentence = `${publicAddress} did not answer from here within ${timeout / 1000} seconds.`;
        return { address, result: "no answer", sentence };
      }
    }),
  );
}
