import type { Link } from "#collections/reading/blocks.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { getPage, type PageId, pageIds } from "./pages.ts";

/** What breadcrumbs need to know of a page. */
export interface Place {
  breadcrumb: string;
  /** Id of the page above; without it the page is below home. */
  parent?: string | undefined;
}

/**
 * The way from the home page to a page, for its breadcrumbs.
 * @throws Error when `parent` names no page, or pages are each other's parents
 */
export function getBreadcrumbs(page: Place) {
  const above: Link[] = [];
  let parentId = page.parent;
  while (parentId !== undefined) {
    const parent = getPage(parentId as PageId);
    above.unshift({ label: parent.breadcrumb, href: parent.path });
    if (above.length > pageIds.length) throw new Error(`"${parentId}" is its own parent.`);
    parentId = parent.parent;
  }
  const { path, breadcrumb } = getPage("home");
  // The menu is translated, the home page is not.
  const inMenu = getNavigation().items.find(({ href }) => href === path)?.name;
  return {
    ancestors: [{ label: inMenu ?? breadcrumb, href: path }, ...above],
    current: page.breadcrumb,
    label: getMessages().shell.breadcrumb,
  };
}
