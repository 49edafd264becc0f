import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { Island } from "#app/islands/island.tsx";
import { searchContext } from "#app/request-context.ts";
import { readQuestion, searchKinds } from "#app/search/search-document.ts";
import { searchPath } from "#schemas/articles/newsroom-addresses.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getTopics } from "#schemas/site/topics.ts";
import type { Route } from "./+types/search";
import search from "./parts/search.island.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
  const home = getPage("home");
  const question = readQuestion(url.searchParams);
  const isAsked = Boolean(question.words || question.kind || question.topic);
  // While pages are pre-rendered nobody asks, and there is no server to look things up.
  const site = context.get(searchContext);
  return {
    path: searchPath,
    answer: isAsked && site ? await site.find(question) : null,
    kinds: Object.entries(searchKinds).map(([value, label]) => ({ value, label })),
    topics: getTopics().map(({ id, title }) => ({ value: id, label: title })),
    breadcrumbs: { ancestors: [{ label: home.breadcrumb, href: home.path }], current: "Search" },
    origin: getOrganisation().url,
  };
}

/** Search over everything that the site says. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { path, answer, kinds, topics, breadcrumbs, origin } = loaderData;
  const asked = answer?.question.words;
  return (
    <>
      <PageMeta
        title={asked ? `Search: ${asked} – OTC` : "Search – OTC"}
        description="Search the pages, news, publications, cases and laws of OTC."
        path={path}
        origin={origin}
        noIndex={answer !== null}
      />
      <PageHead tone="night" art="head-search" breadcrumbs={breadcrumbs} title="Search" />
      <Section top="less">
        <Island
          of={search}
          when="interaction"
          props={{ action: path, index: `${path}/index.json`, kinds, topics, answer }}
        />
      </Section>
    </>
  );
}
