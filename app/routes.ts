import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { newsletterAnswers } from "../collections/pages/form-answers.ts";
import { getLanguages } from "../collections/translations/languages.ts";

/** For developers only: `react-router dev` sets this name, a build sets "production". */
const developerPages =
  process.env.NODE_ENV === "development" ? [route("_gallery", "pages/gallery/gallery.tsx")] : [];

/** The pages that are translated. */
const helpPath: [path: string, file: string][] = [
  ["your-data-rights", "pages/rights/rights.tsx"],
  ["your-data-rights/:door", "pages/rights/door.tsx"],
  ["your-data-rights/letters", "pages/rights/my-requests.tsx"],
  ["your-data-rights/evidence", "pages/rights/evidence.tsx"],
  ["your-data-rights/pack", "pages/rights/pack-page.tsx"],
  ["your-data-rights/pack/:file", "pages/rights/pack-file.ts"],
  ["your-data-rights/letters/:letter", "pages/rights/letter.tsx"],
  ["count-the-days", "pages/count/count.tsx"],
  ["shutdown", "pages/rights/shutdown.tsx"],
  ["offline", "pages/errors/offline.tsx"],
];

export default [
  index("pages/home/home.tsx"),
  route("news", "pages/newsroom/news.tsx"),
  route("news/:slug", "pages/newsroom/article.tsx", { id: "pages/news-item" }),
  route("news/*", "pages/newsroom/collection.tsx", { id: "pages/news-lists" }),
  route("news/research-publications", "pages/newsroom/collection.tsx", {
    id: "pages/publications",
  }),
  route("news/research-publications/:slug", "pages/newsroom/article.tsx", {
    id: "pages/publication",
  }),
  route("news/research-publications/*", "pages/newsroom/collection.tsx", {
    id: "pages/publication-lists",
  }),
  route("news/blogs", "pages/newsroom/collection.tsx", { id: "pages/blogs" }),
  route("news/blogs/:slug", "pages/newsroom/article.tsx", { id: "pages/blog" }),
  route("news/blogs/*", "pages/newsroom/collection.tsx", { id: "pages/blog-lists" }),
  route("news/laws", "pages/laws/laws.tsx"),
  route("news/laws/compare", "pages/laws/law-compare.tsx"),
  route("news/laws/country/:country", "pages/laws/law-country.tsx"),
  ...helpPath.map(([path, file]) => route(path, file)),
  // Only pages whose translation is complete are rendered: collections/translations/shown-pages.ts.
  ...getLanguages().flatMap(({ code }) =>
    helpPath.map(([path, file]) => route(`${code}/${path}`, file, { id: `${code}/${path}` })),
  ),
  route("search", "pages/search/search.tsx"),
  route("search/index.json", "pages/search/search-index.ts"),
  route("press", "pages/newsroom/press.tsx"),
  route("glossary", "pages/glossary/glossary.tsx"),
  route("feeds/:file", "pages/newsroom/feed.ts"),
  route("data", "pages/newsroom/data.tsx"),
  route("data/:file", "pages/newsroom/open-data.ts"),
  route("our-products", "pages/products/products.tsx"),
  route("our-products/overview", "pages/products/products-overview.tsx"),
  route("our-products/services", "pages/products/services.tsx"),
  route("products/strategic-litigation", "pages/cases/litigation.tsx"),
  route("products/strategic-litigation/deadlines.ics", "pages/cases/deadlines.ts"),
  route("products/strategic-litigation/:slug", "pages/cases/case.tsx"),
  route("products/strategic-litigation/:slug/:file", "pages/cases/case-file.ts"),
  route("products/innovations", "pages/products/innovation-hub.tsx"),
  route("products/center-for-digital-justice", "pages/products/center-for-digital-justice.tsx"),
  route("products/consultancy", "pages/products/consultancy.tsx"),
  route("products/short-courses", "pages/products/short-courses.tsx"),
  route("about", "pages/about/about.tsx"),
  route("about/who-we-are", "pages/about/who-we-are.tsx"),
  route("about/otc-framework", "pages/about/otc-framework.tsx"),
  route("about/team", "pages/about/team.tsx"),
  route("team", "pages/about/team.tsx", { id: "pages/team-short" }),
  route("about/values", "pages/about/values.tsx"),
  route("about/accountability", "pages/about/accountability.tsx"),
  route("what-we-do", "pages/what-we-do/what-we-do.tsx"),
  route("what-we-do/approach", "pages/what-we-do/departments.tsx"),
  route("what-we-do/focus-areas", "pages/what-we-do/focus-areas.tsx"),
  route("what-we-do/programmes", "pages/programmes/programmes.tsx"),
  route("programmes/:programme", "pages/programmes/programme.tsx"),
  route("documents/:name", "pages/programmes/document.tsx"),
  route("contact", "pages/contact/contact.tsx"),
  route("contact/sent", "pages/contact/contact-sent.tsx"),
  route("donate", "pages/donations/donate.tsx"),
  // One screen for all that can become of a donation; the server chooses the address that tells the truth.
  route("donate/thanks/:token", "pages/donations/donate-status.tsx", { id: "donate-thanks" }),
  route("donate/failed/:token", "pages/donations/donate-status.tsx", { id: "donate-failed" }),
  route("donate/cancelled/:token", "pages/donations/donate-status.tsx", { id: "donate-cancelled" }),
  route("donate/receipt/:token", "pages/donations/donate-receipt.tsx"),
  route("donate/sandbox/:order", "pages/donations/donate-sandbox.tsx"),
  route("donate/pledge", "pages/donations/donate-pledge.tsx"),
  route("donate/pledge/sent", "pages/donations/donate-pledge-sent.tsx"),
  route("newsletter", "pages/newsletter/newsletter.tsx"),
  ...newsletterAnswers.map((name) =>
    route(`newsletter/${name}`, "pages/newsletter/newsletter-answer.tsx", {
      id: `newsletter-${name}`,
    }),
  ),
  route("newsletter/confirm/:token", "pages/newsletter/newsletter-confirm.tsx"),
  route("newsletter/unsubscribe/:token", "pages/newsletter/newsletter-unsubscribe.tsx"),
  // Rendered for each request, because issues are published without a build.
  route("newsletter/archive", "pages/newsletter/newsletter-archive.tsx"),
  route("newsletter/archive/:slug", "pages/newsletter/newsletter-issue.tsx"),
  ...["privacy", "terms", "cookies", "disclaimer", "accessibility"].map((name) =>
    route(`legal/${name}`, "pages/legal/legal-page.tsx", { id: `legal-${name}` }),
  ),
  // Shown instead of others: unknown paths, unfit methods, too many questions, failures, and a server that is away.
  route("404", "pages/errors/not-found.tsx"),
  route("405", "pages/errors/not-allowed.tsx"),
  route("410", "pages/errors/dead-link.tsx"),
  route("429", "pages/errors/too-many-questions.tsx"),
  route("500", "pages/errors/server-error.tsx"),
  route("502", "pages/errors/server-away.tsx"),
  ...developerPages,
] satisfies RouteConfig;
