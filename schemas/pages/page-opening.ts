import { getOrganisation } from "#schemas/site/organisation.ts";
import { getBreadcrumbs } from "./breadcrumbs.ts";
import { getPage, type PageId } from "./pages.ts";

/**
 * A page with what it begins with: the way to it and the origin of its one true address.
 * @throws ContentError that lists everything wrong in its file
 */
export function getPageOpening<Id extends PageId>(id: Id) {
  const page = getPage(id);
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}
