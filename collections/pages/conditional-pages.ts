import {
  deadlinesPath,
  getOpportunities,
  opportunitiesPath,
} from "#collections/opportunities/opportunities.ts";
import { getPartners, partnersPath } from "#collections/partners.ts";

/** Pages that come with the first item of a folder, by the name of their file in `content/pages/`. */
const conditional = {
  opportunities: { items: getOpportunities, addresses: [opportunitiesPath, deadlinesPath] },
  partners: { items: getPartners, addresses: [partnersPath] },
} as const;

export type ConditionalPage = keyof typeof conditional;
export const conditionalPages = Object.keys(conditional) as ConditionalPage[];

/** Whether a page is there: one that waits for its first item is not. */
export function pageExists(pageId: string, root?: string): boolean {
  if (!Object.hasOwn(conditional, pageId)) return true;
  return conditional[pageId as ConditionalPage].items(root).length > 0;
}

/** Addresses of the route map that do not exist while their folder is empty. */
export function unpublishedAddresses(root?: string): string[] {
  return conditionalPages
    .filter((id) => !pageExists(id, root))
    .flatMap((id) => [...conditional[id].addresses]);
}
