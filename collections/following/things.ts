import { articleKindNames } from "#collections/articles/article-kinds.ts";
import { getArticleLists } from "#collections/articles/article-lists.ts";
import { getArticles } from "#collections/articles/articles.ts";
import { getCases, getMainCases, stagesOf } from "#collections/cases/cases.ts";
import { getter } from "#collections/content.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { getLaws, getLawsByCountry, lawsPath } from "#collections/laws/laws.ts";
import { getOpportunities, opportunitiesPath } from "#collections/opportunities/opportunities.ts";
import { getTopics } from "#collections/site/topics.ts";
import type { ThingKind } from "./thing-kinds.ts";

export interface Thing {
  /** Kept with each follower, so it never changes: `case/<file name>`. */
  id: string;
  kind: ThingKind;
  name: string;
  path: string;
  /** Whether nothing more will happen: a case that is closed. */
  isClosed: boolean;
}

export const getThings = getter((content): ReadonlyMap<string, Thing> => {
  const thing = (kind: ThingKind, slug: string, name: string, path: string, isClosed = false) => ({
    id: slug ? `${kind}/${slug}` : kind,
    kind,
    name,
    path,
    isClosed,
  });
  const cases = getCases(content);
  // Only a long collection has lists by topic.
  const lists = articleKindNames.flatMap((kind) => [...getArticleLists(kind, content).keys()]);
  const topicPath = (id: string) => lists.find((path) => path.endsWith(`/topic/${id}`)) ?? "/news";
  const articles = articleKindNames.flatMap((kind) => getArticles(kind, content));
  const places = getOpportunities(content).length > 0 ? opportunitiesPath : "/follow";
  const all: Thing[] = [
    ...getMainCases(content).map(({ slug, caseName, path }) => {
      const isClosed = stagesOf(slug, cases).some(({ events }) => events.some((one) => one.closes));
      return thing("case", slug, caseName, path, isClosed);
    }),
    ...[...getLawLists(content).values()].flatMap(({ facet, label, path }) =>
      facet === "country" ? [thing("country", path.split("/").at(-1) ?? "", label, path)] : [],
    ),
    // Their first entry is news.
    ...getLawsByCountry(content)
      .filter(({ laws }) => laws.length === 0)
      .map(({ slug, name }) => thing("country", slug, name, lawsPath)),
    ...getLaws(content).map(({ slug, country, title, path }) =>
      thing("law", slug, `${country}: ${title}`, path),
    ),
    ...getTopics(content)
      .filter(({ id }) => articles.some(({ topics }) => topics.includes(id)))
      .map(({ id, title }) => thing("topic", id, title, topicPath(id))),
    thing("opportunities", "", "Opportunities", places),
    thing("corrections", "", "Corrections", "/follow"),
  ];
  return new Map(all.map((one) => [one.id, one]));
});
