import { getOrganisation } from "#collections/site/organisation.ts";
import { getBreadcrumbs, type Place } from "./breadcrumbs.ts";
import { getPage, type PageId } from "./pages.ts";

/**
 * A page with its breadcrumbs and the origin of its canonical address.
 * @throws ContentError that lists everything wrong in its file
 */
export function getPageOpening<Id extends PageId>(id: Id) {
  return pageOpening(getPage(id));
}

/**
 * The same for a page without a page file, such as a law.
 * @param page its words and its place; `parent` is the page above it
 */
export function pageOpening<Words extends Place>(page: Words) {
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}
