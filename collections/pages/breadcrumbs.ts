import type { Link } from "#collections/reading/blocks.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { getPage, type PageId, pageIds } from "./pages.ts";

/** What breadcrumbs need to know of a page. */
export interface Place {
  /** Absent, the page shows none. */
  breadcrumb?: string | undefined;
  /** Id of the page above; without it the page is below home. */
  parent?: string | undefined;
  /** A page without a page file between `parent` and this one. */
  above?: Link | undefined;
}

/** A page without a page file, such as a law: its heading gives title and breadcrumb by default. */
export function namePage<Words extends Place & { heading: string }>(words: Words) {
  return { title: `${words.heading} – OTC`, breadcrumb: words.heading, ...words };
}

/**
 * The way from the home page to a page, for its breadcrumbs.
 * @throws Error when `parent` names no page, or pages are each other's parents
 */
export function getBreadcrumbs(page: Place) {
  if (page.breadcrumb === undefined) return undefined;
  const above = page.above ? [page.above] : [];
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
