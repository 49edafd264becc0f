import { artSource } from "#app/art/art-source.ts";
import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Island } from "#app/islands/island.tsx";
import { requestContext, settingsOf } from "#app/request-context.ts";
import { runSearch } from "#app/search/run-search.ts";
import { isBlank, parseQuery, searchKinds } from "#app/search/search-document.ts";
import { loadIndex, writeIndex } from "#app/search/search-index.ts";
import { namePage } from "#collections/pages/pages.ts";
import { getSearchGuide, searchPath } from "#collections/site/search.ts";
import { getTopics } from "#collections/site/topics.ts";
import type { Route } from "./+types/search";
import search from "./parts/search.island.tsx";
import styles from "./parts/search.module.css";
import { searchDocuments } from "./parts/search-documents.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const question = parseQuery(url.searchParams);
  // The build renders the empty search without a server.
  const { search: site } = context.get(requestContext);
  const answer =
    !isBlank(question) && site
      ? await site.find(question)
      : runSearch(
          await loadIndex(writeIndex(searchDocuments(settingsOf(context)))),
          parseQuery(new URLSearchParams()),
        );
  const words = answer.question.words;
  return {
    page: namePage({
      title: words ? `Search: ${words} – OTC` : "Search – OTC",
      description: "Search the pages, news, publications, cases and laws of OTC.",
      path: searchPath,
      heading: "Search",
      breadcrumb: "Search",
    }),
    answer,
  };
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, answer } = loaderData;
  return (
    <>
      <PageHead {...loaderData} noIndex={!isBlank(answer.question)} />
      {/* Outside of the island, whose answers are the only list that arrow keys walk through. */}
      <Surface as="section" tone="night" className={styles.above}>
        <Container>
          <Breadcrumbs page={page} />
        </Container>
      </Surface>
      <Island
        of={search}
        when="interaction"
        asks={isBlank(answer.question) ? "q kind topic" : undefined}
        props={{
          heading: page.heading,
          action: page.path,
          index: `${page.path}/index.json`,
          kinds: Object.entries(searchKinds).map(([value, label]) => ({ value, label })),
          topics: getTopics().map(({ id, title }) => ({ value: id, label: title })),
          ways: getSearchGuide().ways,
          door: artSource("door-loan-app"),
          answer,
        }}
      />
    </>
  );
}
