import {
  deadlinesPath,
  getOpportunities,
  opportunitiesPath,
} from "#schemas/opportunities/opportunities.ts";
import { getPartners, partnersPath } from "#schemas/partners.ts";

/** Pages that come with the first item of a folder, by the name of their file in `content/pages/`. */
const awaited = {
  opportunities: { items: getOpportunities, addresses: [opportunitiesPath, deadlinesPath] },
  partners: { items: getPartners, addresses: [partnersPath] },
} as const;

export type AwaitedPage = keyof typeof awaited;
export const awaitedPages = Object.keys(awaited) as AwaitedPage[];

/** Whether a page is there: one that waits for its first item is not. */
export function isThere(pageId: string, root?: string): boolean {
  if (!Object.hasOwn(awaited, pageId)) return true;
  return awaited[pageId as AwaitedPage].items(root).length > 0;
}

/** Addresses of the route map that do not exist while their folder is empty. */
export function absentAddresses(root?: string): string[] {
  return awaitedPages
    .filter((id) => !isThere(id, root))
    .flatMap((id) => [...awaited[id].addresses]);
}
