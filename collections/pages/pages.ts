import type { z } from "zod";
import { memoise, readEntry } from "#collections/reading/collection.ts";
import { aboutPages } from "./about-pages.ts";
import { pageExists } from "./conditional-pages.ts";
import { contactPages } from "./contact-pages.ts";
import { donationPages } from "./donate-page.ts";
import { errorPages } from "./error-pages.ts";
import { homePages } from "./home-page.ts";
import { casePages } from "./litigation-page.ts";
import { newsPages } from "./news-pages.ts";
import { newsletterPages } from "./newsletter-pages.ts";
import { opportunityPages } from "./opportunity-pages.ts";
import { preferencePages } from "./preference-pages.ts";
import { productPages } from "./product-pages.ts";
import { proofPages } from "./proof-page.ts";
import { referencePages } from "./reference-pages.ts";
import { rightsPages } from "./rights-pages.ts";
import { whatWeDoPages } from "./what-we-do-pages.ts";

/** In the order of the specification's route table; programmes and legal pages are collections. */
const schemas = {
  ...homePages,
  ...aboutPages,
  ...whatWeDoPages,
  ...productPages,
  ...casePages,
  ...newsPages,
  ...referencePages,
  ...proofPages,
  ...rightsPages,
  ...preferencePages,
  ...opportunityPages,
  ...contactPages,
  ...donationPages,
  ...newsletterPages,
  ...errorPages,
};

/** Name of a file in `content/pages/`. */
export type PageId = keyof typeof schemas;
/** The content of one page, by its id. */
export type PageContent<Id extends PageId = PageId> = z.output<(typeof schemas)[Id]>;

export const pageIds = Object.keys(schemas) as readonly PageId[];

const getters = new Map(
  pageIds.map((id) => [id, memoise((root) => readEntry(root, `pages/${id}.yaml`, schemas[id]))]),
);

/**
 * The content of one page, typed by its id.
 * @throws ContentError that lists everything wrong in its file
 */
export function getPage<Id extends PageId>(id: Id, root?: string): PageContent<Id> {
  const get = getters.get(id);
  if (!get) throw new Error(`There is no page "${id}".`);
  return get(root) as PageContent<Id>;
}

/** The content of all pages that are there, in the order of the route table. */
export function getPages(root?: string): PageContent[] {
  return pageIds.filter((id) => pageExists(id, root)).map((id) => getPage(id, root));
}
