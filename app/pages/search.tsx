import { searchPath } from "#content/schemas/newsroom-addresses.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTopics } from "#content/schemas/topics.ts";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { Island } from "../islands/island.tsx";
import search from "../islands/search.island.tsx";
import { searchContext } from "../request-context.ts";
import { readQuestion, searchKinds } from "../search/search-document.ts";
import type { Route } from "./+types/search";

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
    breadcrumbs: { trail: [{ label: home.breadcrumb, href: home.path }], current: "Search" },
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
