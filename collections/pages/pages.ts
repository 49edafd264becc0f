import type { z } from "zod";
import { type ContentSource, contentFile, contentOf } from "#collections/content.ts";
import type { Link } from "#collections/reading/blocks.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getNavigation } from "#collections/site/navigation.ts";
import { aboutPages } from "./about-pages.ts";
import { dataPages } from "./data-pages.ts";
import { errorPages } from "./error-pages.ts";
import { helpPages } from "./help-pages.ts";
import { homePages } from "./home-page.ts";
import { involvementPages } from "./involvement-pages.ts";
import { mailPages } from "./mail-pages.ts";
import { newsPages } from "./news-pages.ts";
import { referencePages } from "./reference-pages.ts";
import { rightsPages } from "./rights-pages.ts";
import { workPages } from "./work-pages.ts";

/** In the order of the specification's route table; programmes and legal pages are collections. */
const definitions = {
  ...homePages,
  ...aboutPages,
  ...workPages,
  ...newsPages,
  ...referencePages,
  ...dataPages,
  ...rightsPages,
  ...helpPages,
  ...involvementPages,
  ...mailPages,
  ...errorPages,
};

type Definitions = typeof definitions;
export type PageId = keyof Definitions;
export type PageContent<Id extends PageId = PageId> = z.output<Definitions[Id]>;

export const pageIds = Object.keys(definitions) as readonly PageId[];

export const pageFiles = new Map(
  pageIds.map((id) => [id, contentFile(`pages/${id}.yaml`, definitions[id] as z.ZodType)]),
);

/** @throws ContentError that lists everything wrong in its file */
export function getPage<Id extends PageId>(id: Id, source?: ContentSource): PageContent<Id> {
  const get = pageFiles.get(id);
  if (!get) throw new Error(`There is no page "${id}".`);
  return get(source) as PageContent<Id>;
}

/** The content of all pages, in the order of the route table. */
export function getPages(source?: ContentSource): PageContent[] {
  const content = contentOf(source);
  return pageIds.map((id) => getPage(id, content));
}

export interface Place {
  /** Absent, the page shows none. */
  breadcrumb?: string | undefined;
  /** Id of the page above; without it the page is below home. */
  parent?: string | undefined;
  /** A page without a page file between `parent` and this one. */
  above?: Link | undefined;
}

/** A page without a page file, such as a law: its heading gives title and breadcrumb by default. */
export function namePage<Words extends Place & { heading: string }>(place: Words) {
  return { title: `${place.heading} – OTC`, breadcrumb: place.heading, ...place };
}

/** The way from home to a page. @throws Error when `parent` names no page, or the parents form a circle */
export function getBreadcrumbs(page: Place, source?: ContentSource) {
  if (page.breadcrumb === undefined) return undefined;
  const above = page.above ? [page.above] : [];
  let parentId = page.parent;
  while (parentId !== undefined) {
    const parent = getPage(parentId as PageId, source);
    above.unshift({ label: parent.breadcrumb, href: parent.path });
    if (above.length > pageIds.length) throw new Error(`"${parentId}" is its own parent.`);
    parentId = parent.parent;
  }
  const { path, breadcrumb } = getPage("home", source);
  // The menu is translated, the home page is not.
  const inMenu = getNavigation(source).items.find(({ href }) => href === path)?.name;
  return {
    ancestors: [{ label: inMenu ?? breadcrumb, href: path }, ...above],
    current: page.breadcrumb,
    label: getMessages(source).shell.breadcrumb,
  };
}
