import type { Feed, FeedEntry } from "#app/feeds/feed.ts";
import { formatMoment } from "#app/feeds/format-moment.ts";
import { openDataLicence } from "#app/open-data-licence.ts";
import {
  type ArticleKind,
  articleKindNames,
  articleKinds,
} from "#collections/articles/article-kinds.ts";
import { type Article, getArticles } from "#collections/articles/articles.ts";
import {
  caseEntryPath,
  casesPath,
  getCases,
  type LitigationCase,
  statusAndNote,
} from "#collections/cases/cases.ts";
import { feedsPath } from "#collections/feed-files.ts";
import { getLawChanges, inShort } from "#collections/laws/law-history.ts";
import { getLaws, type Law, lawKinds, lawStandings, lawsPath } from "#collections/laws/laws.ts";
import { renderArticle } from "#collections/markdown/render-article.ts";
import { getOpportunities, type Opportunity } from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { topicLabels } from "#collections/site/topics.ts";

/** How many entries a feed holds; older ones stay on the pages. */
const entryCount = 30;

/**
 * @param name `all`, a collection such as `blogs`, or `case-<file name>`
 * @returns undefined when there is no such feed
 */
export function findFeed(name: string): Feed | undefined {
  const { name: organisation, url } = getOrganisation();
  const feed = (title: string, description: string, path: string, entries: FeedEntry[]): Feed => ({
    title: `${organisation}: ${title}`,
    description,
    home: url + path,
    self: `${url}${feedsPath}/${name}`,
    licence: /^(?:cases|laws|case-.*)$/.test(name)
      ? `${openDataLicence.name}, ${openDataLicence.href}`
      : undefined,
    entries: newest(entries),
  });
  const kind = articleKindNames.find((candidate) => articleKinds[candidate].folder === name);
  if (kind) {
    const page = getPage(articleKinds[kind].pageId);
    return feed(page.breadcrumb, page.lead, page.path, articleEntries(kind));
  }
  if (name === "laws") return feed("laws", getPage("laws").lead, lawsPath, lawEntries());
  if (name === "cases") {
    return feed(
      "cases",
      getPage("litigation").description,
      casesPath,
      getCases().flatMap(caseEntries),
    );
  }
  const opportunities = getOpportunities();
  if (name === "opportunities" && opportunities.length > 0) {
    const page = getPage("opportunities");
    return feed(page.breadcrumb, page.description, page.path, opportunities.map(opportunityEntry));
  }
  if (name === "all") {
    const entries = [
      ...articleKindNames.flatMap(articleEntries),
      ...opportunities.map(opportunityEntry),
      ...getCases().flatMap(caseEntries),
      ...lawEntries(),
    ];
    return feed("everything new", "News, publications, blogs, cases and laws.", "/news", entries);
  }
  const one = getCases().find(({ slug }) => name === `case-${slug}`);
  return one && feed(one.caseName, statusAndNote(one), one.path, caseEntries(one));
}

/** Articles come first among those of one day, because their files are read first. */
function newest(entries: FeedEntry[]): FeedEntry[] {
  return entries.sort((a, b) => b.published.localeCompare(a.published)).slice(0, entryCount);
}

function articleEntries(kind: ArticleKind): FeedEntry[] {
  return getArticles(kind).slice(0, entryCount).map(articleEntry);
}

function articleEntry(article: Article): FeedEntry {
  const { url, name } = getOrganisation();
  const { title, summary, path, date, updated, authors } = article;
  return {
    address: url + path,
    title,
    summary,
    // Readers show the text far from our site: addresses must be whole.
    html: renderArticle(article).html.replaceAll(
      /(href|src)="(\/[^"]*|#[^"]*)"/g,
      (_, attribute, to) =>
        to.startsWith("#") ? `${attribute}="${url}${path}${to}"` : `${attribute}="${url}${to}"`,
    ),
    published: date,
    updated: updated ?? date,
    authors: authors.length > 0 ? authors : [name],
    tags: topicLabels(article),
  };
}

/** The deadline stands in it, and not whether it has passed: a reader may look at it much later. */
function opportunityEntry(item: Opportunity): FeedEntry {
  const { url, name } = getOrganisation();
  const { kinds, labels, moment } = getPage("opportunities");
  const deadline = formatMoment(item.deadline, moment);
  return {
    address: url + item.path,
    title: `${kinds[item.kind]}: ${item.title}`,
    summary: `${item.summary} ${labels.deadline}: ${deadline}. ${labels.place}: ${item.place}. ${labels.pay}: ${item.pay}.`,
    published: item.posted,
    updated: item.updated ?? item.posted,
    authors: [name],
    tags: [kinds[item.kind]],
  };
}

/** One entry for each dated step of a case; a case without any has one for the case. */
function caseEntries(entry: LitigationCase): FeedEntry[] {
  const { url, name } = getOrganisation();
  const address = url + entry.path;
  const shared = { authors: [name], tags: ["Case", entry.country] };
  if (entry.events.length === 0) {
    const { caseName: title, checkedOn: day } = entry;
    return [
      { ...shared, address, title, summary: statusAndNote(entry), published: day, updated: day },
    ];
  }
  const corrections = entry.corrections.map(({ date, title, text }) => ({
    ...shared,
    address: `${address}#corrected-${date}`,
    title,
    summary: `${entry.caseName}. ${text}`,
    published: date,
    updated: date,
  }));
  const events = entry.events.map(({ date, title, text }, index) => {
    const day = date.length === 7 ? `${date}-01` : date;
    return {
      ...shared,
      address: url + caseEntryPath(entry, index),
      title,
      summary: `${entry.caseName}. ${text ?? title}`,
      published: day,
      updated: day,
    };
  });
  return [...events, ...corrections];
}

/**
 * One entry for each change to a law, where the history of the files is known; a law that has none yet, or
 * all of them in a copy without history, stands there with the day on which it was last checked.
 */
function lawEntries(): FeedEntry[] {
  const { url } = getOrganisation();
  const { changes: words } = getPage("laws").library;
  const laws = getLaws();
  const bySlug = new Map(laws.map((law) => [law.slug, law]));
  const changes = getLawChanges() ?? [];
  const changed = new Set(changes.map(({ slug }) => slug));
  return [
    ...changes.flatMap(({ slug, day, kind, fields }) => {
      const law = bySlug.get(slug);
      if (!law || kind === "removed") return [];
      const what =
        kind === "changed" ? words.changed.replace("{fields}", inShort(fields)) : words.added;
      // Each change is news of its own, so it has an address of its own.
      const address = `${url}${law.path}#changed-${day}`;
      const summary = `${what.charAt(0).toUpperCase()}${what.slice(1)}. ${summaryOf(law)}`;
      return [{ ...lawEntry(law, day), address, summary }];
    }),
    ...laws.filter(({ slug }) => !changed.has(slug)).map((law) => lawEntry(law, law.checkedOn)),
  ];
}

function lawEntry(law: Law, day: string): FeedEntry {
  const { url, name } = getOrganisation();
  return {
    address: url + law.path,
    title: `${law.country}: ${law.title}`,
    summary: summaryOf(law),
    published: day,
    updated: day,
    authors: [name],
    tags: [lawKinds[law.kind], law.country],
  };
}

function summaryOf({ standing, year, regulator, status }: Law): string {
  return [lawStandings[standing], `${year}`, regulator?.name, status].filter(Boolean).join(". ");
}
