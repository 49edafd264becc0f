import type { Feed, FeedEntry } from "#app/feeds/feed.ts";
import { withWholeAddresses } from "#app/feeds/whole-addresses.ts";
import { openDataLicence } from "#app/open-data-licence.ts";
import {
  type ArticleKind,
  articleKindNames,
  articleKinds,
} from "#collections/articles/article-kinds.ts";
import { type Article, getArticles } from "#collections/articles/articles.ts";
import {
  caseEntryId,
  caseEntryPath,
  casesPath,
  correctionAnchor,
  getCases,
  type LitigationCase,
  statusAndNote,
} from "#collections/cases/cases.ts";
import { getLaws, type Law, lawKinds, lawStandings, lawsPath } from "#collections/laws/laws.ts";
import { renderArticle } from "#collections/markdown/render-article.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { topicLabels } from "#collections/site/topics.ts";

/** How many entries a feed holds; older ones stay on the pages. */
const entryCount = 30;

/** A feed by its name: `all`, or a collection such as `blogs`; else undefined. */
export function findFeed(name: string): Feed | undefined {
  const { name: organisation, url } = getOrganisation();
  const feed = (title: string, description: string, path: string, entries: FeedEntry[]): Feed => ({
    title: `${organisation}: ${title}`,
    description,
    home: url + path,
    self: `${url}/feeds/${name}`,
    licence: /^(?:cases|laws)$/.test(name)
      ? `${openDataLicence.name}, ${openDataLicence.href}`
      : undefined,
    // Articles come first among those of one day, because their files are read first.
    entries: entries.sort((a, b) => b.published.localeCompare(a.published)).slice(0, entryCount),
  });
  const kind = articleKindNames.find((candidate) => articleKinds[candidate].folder === name);
  if (kind) {
    const page = getPage(articleKinds[kind].pageId);
    return feed(page.breadcrumb, page.lead, page.path, articleEntries(kind));
  }
  if (name === "laws") return feed(name, getPage("laws").lead, lawsPath, getLaws().map(lawEntry));
  const allCases = getCases().flatMap(caseEntries);
  if (name === "cases") return feed(name, getPage("litigation").description, casesPath, allCases);
  if (name === "all") {
    const entries = [
      ...articleKindNames.flatMap(articleEntries),
      ...allCases,
      ...getLaws().map(lawEntry),
    ];
    return feed("everything new", "News, publications, blogs, cases and laws.", "/news", entries);
  }
  return undefined;
}

/** An entry of the organisation's own, at a path of the site and of one day. */
function entryOf({
  path,
  idPath = path,
  day,
  ...words
}: Pick<FeedEntry, "title" | "summary" | "tags"> & {
  path: string;
  /** Default: `path`. */
  idPath?: string;
  day: string;
}): FeedEntry {
  const { url, name } = getOrganisation();
  const address = url + path;
  return { ...words, id: url + idPath, address, published: day, updated: day, authors: [name] };
}

function articleEntries(kind: ArticleKind): FeedEntry[] {
  return getArticles(kind).slice(0, entryCount).map(articleEntry);
}

function articleEntry(article: Article): FeedEntry {
  const { url, name } = getOrganisation();
  const { title, summary, path, date, updated, authors } = article;
  return {
    ...entryOf({ path, title, summary, day: date, tags: topicLabels(article) }),
    html: withWholeAddresses(renderArticle(article).html, url + path),
    updated: updated ?? date,
    authors: authors.length > 0 ? authors : [name],
  };
}

/** One entry for each dated step of a case; a case without any has one for the case. */
export function caseEntries(entry: LitigationCase): FeedEntry[] {
  const { caseName, path, checkedOn, events, corrections } = entry;
  const tags = ["Case", entry.country];
  if (events.length === 0) {
    const summary = statusAndNote(entry);
    return [entryOf({ path, title: caseName, summary, day: checkedOn, tags })];
  }
  return [
    ...events.map(({ date, title, text }, index) =>
      entryOf({
        path: caseEntryPath(entry, index),
        idPath: caseEntryId(path, date, title),
        title,
        summary: `${caseName}. ${text ?? title}`,
        day: date.length === 7 ? `${date}-01` : date,
        tags,
      }),
    ),
    ...corrections.map((correction) => {
      const { date: day, title, text } = correction;
      const summary = `${caseName}. ${text}`;
      return entryOf({
        path: `${path}#${correctionAnchor(correction)}`,
        title,
        summary,
        day,
        tags,
      });
    }),
  ];
}

/** Each law on the day of its last check, at its section on the page of its country. */
function lawEntry(law: Law): FeedEntry {
  const { path, country, title, kind, standing, year, regulator, status, checkedOn: day } = law;
  const facts = [lawStandings[standing], `${year}`, regulator?.name, status].filter(Boolean);
  const tags = [lawKinds[kind], country];
  return entryOf({ path, title: `${country}: ${title}`, summary: facts.join(". "), day, tags });
}
