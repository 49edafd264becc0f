import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Island } from "#app/islands/island.tsx";
import { searchContext } from "#app/request-context.ts";
import { readQuestion, searchKinds } from "#app/search/search-document.ts";
import { searchPath } from "#schemas/articles/newsroom-addresses.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getTopics } from "#schemas/site/topics.ts";
import type { Route } from "./+types/search";
import search from "./parts/search.island.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const question = readQuestion(url.searchParams);
  const isAsked = Boolean(question.words || question.kind || question.topic);
  // While pages are pre-rendered nobody asks, and there is no server to look things up.
  const site = context.get(searchContext);
  const answer = isAsked && site ? await site.find(question) : null;
  const asked = answer?.question.words;
  return {
    ...pageOpening({
      title: asked ? `Search: ${asked} – OTC` : "Search – OTC",
      description: "Search the pages, news, publications, cases and laws of OTC.",
      path: searchPath,
      heading: "Search",
      breadcrumb: "Search",
    }),
    answer,
    kinds: Object.entries(searchKinds).map(([value, label]) => ({ value, label })),
    topics: getTopics().map(({ id, title }) => ({ value: id, label: title })),
  };
}

/** Search over everything that the site says. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, answer, kinds, topics } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="head-search" noIndex={answer !== null} />
      <Section top="less">
        <Island
          of={search}
          when="interaction"
          props={{ action: page.path, index: `${page.path}/index.json`, kinds, topics, answer }}
        />
      </Section>
    </>
  );
}
