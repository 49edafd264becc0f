import { getOrganisation } from "#collections/site/organisation.ts";
import { getBreadcrumbs, type Place } from "./breadcrumbs.ts";
import { getPage, type PageId } from "./pages.ts";

/**
 * A page with its breadcrumbs and the origin of its canonical address.
 * @throws ContentError that lists everything wrong in its file
 */
export function getPageOpening<Id extends PageId>(id: Id) {
  return openingOf(getPage(id));
}

/**
 * The same for a page without a page file, such as a law.
 * @param words those of the page, and `parent`, the page above it; the heading gives title and breadcrumb by default
 */
export function pageOpening<Words extends Partial<Place> & { heading: string }>(words: Words) {
  return openingOf({ title: `${words.heading} – OTC`, breadcrumb: words.heading, ...words });
}

function openingOf<Page extends Place>(page: Page) {
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}
