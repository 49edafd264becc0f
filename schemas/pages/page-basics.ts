import { getOrganisation } from "#schemas/site/organisation.ts";
import { getBreadcrumbs, type Place } from "./breadcrumbs.ts";

/**
 * What the loader of every inner page gives besides what is the page's own; `Page` shows it.
 * @param page a content file, such as `getPage("about")`, or the same words put together for one of many pages
 * @throws Error when its `parent` names no page
 */
export function pageBasics<Words extends Place>(page: Words) {
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}
