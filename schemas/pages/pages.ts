import type { z } from "zod";
import { memoise, readEntry } from "#schemas/reading/collection.ts";
import * as about from "./about-pages.ts";
import { contactPage, contactSentPage } from "./contact-pages.ts";
import { donatePage } from "./donate-page.ts";
import { homePage } from "./home-page.ts";
import { litigationPage } from "./litigation-page.ts";
import * as news from "./news-pages.ts";
import * as newsletter from "./newsletter-pages.ts";
import { notFoundPage } from "./not-found-page.ts";
import * as products from "./product-pages.ts";
import * as work from "./what-we-do-pages.ts";

/** In the order of the specification's route table; programmes and legal pages are collections. */
const schemas = {
  home: homePage,
  about: about.aboutPage,
  "who-we-are": about.whoWeArePage,
  "otc-framework": about.otcFrameworkPage,
  team: about.teamPage,
  values: about.valuesPage,
  "what-we-do": work.whatWeDoPage,
  departments: work.departmentsPage,
  "focus-areas": work.focusAreasPage,
  programmes: work.programmesPage,
  products: products.productsPage,
  "products-overview": products.productsOverviewPage,
  services: products.servicesPage,
  litigation: litigationPage,
  "innovation-hub": products.innovationHubPage,
  "center-for-digital-justice": products.centerForDigitalJusticePage,
  consultancy: products.consultancyPage,
  "short-courses": products.shortCoursesPage,
  news: news.newsPage,
  "research-publications": news.researchPublicationsPage,
  blogs: news.blogsPage,
  laws: news.lawsPage,
  "rights-in-uganda": news.rightsInUgandaPage,
  contact: contactPage,
  "contact-sent": contactSentPage,
  donate: donatePage,
  newsletter: newsletter.newsletterPage,
  "newsletter-check-email": newsletter.newsletterCheckEmailPage,
  "newsletter-confirm": newsletter.newsletterConfirmPage,
  "newsletter-confirmed": newsletter.newsletterConfirmedPage,
  "newsletter-unsubscribe": newsletter.newsletterUnsubscribePage,
  "newsletter-unsubscribed": newsletter.newsletterUnsubscribedPage,
  "newsletter-erased": newsletter.newsletterErasedPage,
  "newsletter-archive": newsletter.newsletterArchivePage,
  "not-found": notFoundPage,
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

/** The content of all pages, in the order of the route table. */
export function getPages(root?: string): PageContent[] {
  return pageIds.map((id) => getPage(id, root));
}
