import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { lawsPath } from "#collections/laws/laws.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getCountries } from "#collections/site/countries.ts";
import type { Route } from "./+types/law-kind";
import styles from "./law-kind.module.css";
import { fillPlaceholders } from "./parts/fill-placeholders.ts";
import { LawHead } from "./parts/law-head.tsx";
import { checkedSentence, countLaws, lawRow } from "./parts/law-rows.ts";
import { LibraryList } from "./parts/library-list.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const path = `${lawsPath}/kind/${params.kind}`;
  const list = getLawLists().get(path);
  if (!list) throw new Response("No such kind of law", { status: 404 });
  const { label, laws } = list;
  const { path: libraryPath, heading, library } = getPage("laws");
  const lead = fillPlaceholders(library.countryLead, { count: countLaws(laws.length) });
  const slugs = new Map(getCountries().map(({ name, slug }) => [name, slug]));
  return {
    ...pageOpening({
      title: `${heading}: ${label} – OTC`,
      description: `${label}: ${lead}`,
      path,
      heading: label,
      lead,
      breadcrumb: label,
      parent: "laws",
    }),
    library: { path: libraryPath, heading, labels: library },
    art: `laws-${params.kind}`,
    checked: checkedSentence(laws, library),
    countries: [...Map.groupBy(laws, ({ country }) => country)].map(([name, ofCountry]) => {
      const slug = slugs.get(name) ?? "africa";
      const rows = ofCountry.map((law) => ({ ...lawRow(law), kindLabel: undefined }));
      return { name, slug, href: `${libraryPath}/country/${slug}`, laws: rows };
    }),
  };
}

/** The laws of one kind, by country. */
export default function LawKind({ loaderData }: Route.ComponentProps) {
  const { library, art, countries, checked } = loaderData;
  const { labels } = library;
  return (
    <>
      <LawHead {...loaderData} art={art} above={library.heading} />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less" bottom="less" labelledBy="laws">
        <h2 id="laws" className="form-title">
          {labels.countryHeading}
        </h2>
        <p className={styles.checked}>{checked}</p>
        <LibraryList
          countries={countries}
          max={Number.POSITIVE_INFINITY}
          labels={{ more: labels.moreLaws, stale: labels.stale }}
        />
        <TextLink href={library.path}>{labels.all}</TextLink>
      </Section>
    </>
  );
}
