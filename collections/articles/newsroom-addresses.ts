import { caseFiles } from "#collections/cases/case-files.ts";
import { getCases, getMainCases } from "#collections/cases/cases.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { getLaws, lawsPath } from "#collections/laws/laws.ts";
import {
  datesPath,
  deadlinesPath,
  getOpportunities,
} from "#collections/opportunities/opportunities.ts";
import { articleKindNames } from "./article-kinds.ts";
import { articleListPaths } from "./article-lists.ts";
import { getArticles } from "./articles.ts";

/** A page that content files bring along by being there. */
export interface ItemAddress {
  path: string;
  /** Day of the last change in substance, for the sitemap. */
  changedOn: string;
}

/** Comparison of two countries in the law library. */
export const comparePath = `${lawsPath}/compare`;
/** What changed in the law library. */
export const changesPath = `${lawsPath}/changes`;
export const searchPath = "/search";
export const feedsPath = "/feeds";
/** Answered by the server, because issues appear without a build. */
export const newsletterFeedPath = "/newsletter/feed.xml";

/** Value of `about` in the address of the contact form for a mistake in one law. */
export const lawSubject = (slug: string) => `law-${slug}`;

/** The contact form, prepared for a mistake in one law. */
export const reportLawPath = (slug: string) => `/contact?about=${lawSubject(slug)}` as const;

/** The pages of all items: news, publications, blogs, cases, laws and opportunities. */
export function itemAddresses(root?: string): ItemAddress[] {
  return [
    ...articleKindNames.flatMap((kind) =>
      getArticles(kind, root).map(({ path, date, updated }) => ({
        path,
        changedOn: updated ?? date,
      })),
    ),
    ...getMainCases(root).map(({ path, checkedOn }) => ({ path, changedOn: checkedOn })),
    ...getLaws(root).map(({ path, checkedOn }) => ({ path, changedOn: checkedOn })),
    ...getOpportunities(root).map(({ path, posted, updated }) => ({
      path,
      changedOn: updated ?? posted,
    })),
  ];
}

/** Further pages of lists, and what filters leave of them. Search engines need not keep these. */
export function listAddresses(root?: string): string[] {
  return [
    ...articleKindNames.flatMap((kind) => articleListPaths(kind, root)),
    ...getLawLists(root).keys(),
  ];
}

/** Feeds and open data, as files. */
export function dataFiles(root?: string): string[] {
  const opportunities = getOpportunities(root);
  const feeds = ["all", "news", "publications", "blogs", "laws", "cases"];
  if (opportunities.length > 0) feeds.push("opportunities");
  return [
    ...feeds.flatMap((name) => [`${name}.rss`, `${name}.atom`, `${name}.json`]),
    ...getCases(root).flatMap(({ slug }) =>
      ["rss", "atom", "json"].map((ending) => `case-${slug}.${ending}`),
    ),
  ]
    .map((name) => `${feedsPath}/${name}`)
    .concat([
      "/data/cases.csv",
      "/data/cases.json",
      "/data/cases.schema.json",
      "/data/laws.csv",
      "/data/laws.json",
    ])
    .concat(caseFiles(root))
    .concat(opportunities.length > 0 ? [deadlinesPath, ...opportunities.map(datesPath)] : [])
    .concat([`${searchPath}/index.json`]);
}

/** Every address that a link in content may lead to here. */
export function newsroomAddresses(root?: string): string[] {
  return [
    ...itemAddresses(root).map(({ path }) => path),
    ...listAddresses(root),
    ...dataFiles(root),
    comparePath,
    changesPath,
    searchPath,
    feedsPath,
  ];
}

/** Names in a query that order and filter a table of cases. */
export const caseParameters = ["sort", "status", "forum"] as const;
