import { cite } from "#app/cite.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { legislationCard } from "#app/structured-data.ts";
import { getCases } from "#collections/cases/cases.ts";
import { descriptionLength, shortEnough, titleLength } from "#collections/formats/short-enough.ts";
import { comparePath } from "#collections/laws/law-addresses.ts";
import { getLawChanges } from "#collections/laws/law-history.ts";
import { getLaws, getLawsByCountry } from "#collections/laws/laws.ts";
import { getBreadcrumbs } from "#collections/pages/breadcrumbs.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/law";
import { CompareWith } from "./parts/compare-with.tsx";
import { CountryShape } from "./parts/country-shape.tsx";
import { fillPlaceholders } from "./parts/fill-placeholders.ts";
import { LawFacts } from "./parts/law-facts.tsx";
import { LawHead } from "./parts/law-head.tsx";
import styles from "./parts/law-page.module.css";
import { LawPanel } from "./parts/law-panel.tsx";
import { lawRow } from "./parts/law-rows.ts";
import { OtherLaws } from "./parts/other-laws.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const all = getLaws();
  const law = all.find(({ slug }) => slug === params.slug);
  if (!law) throw new Response("No such law", { status: 404 });
  const { path, library } = getPage("laws");
  const organisation = getOrganisation();
  const countries = getLawsByCountry();
  const country = countries.find(({ name }) => name === law.country);
  const countryPage = { label: law.country, href: `${path}/country/${country?.slug ?? "africa"}` };
  const row = lawRow(law);
  const trail = getBreadcrumbs({ breadcrumb: row.kindLabel, parent: "laws" });
  const parent = all.find(({ slug }) => slug === law.under);
  const children = all.filter(({ under }) => under === law.slug);
  const named = `${law.country}: ${law.title}`;
  return {
    page: {
      title: shortEnough(
        [`${named} – OTC`, named, law.title, law.title.replace(/ \(.*\)/, "")],
        titleLength,
      ),
      description: shortEnough(
        [
          `${named}, ${law.year}, with its sources and the day on which we checked them.`,
          `${named}, with its sources.`,
        ],
        descriptionLength,
      ),
      path: law.path,
      heading: law.title,
    },
    breadcrumbs: { ...trail, ancestors: [...trail.ancestors, countryPage] },
    origin: organisation.url,
    law: row,
    country: { ...countryPage, slug: country?.slug },
    related: {
      parent: parent && { label: parent.title, href: parent.path },
      madeUnder: children.map(lawRow),
      cases: getCases()
        .filter(({ slug }) => law.cases.includes(slug))
        .map((entry) => ({ label: entry.caseName, href: entry.path })),
      also: all
        .filter(
          (other) => other.country === law.country && other !== law && !children.includes(other),
        )
        .slice(0, 5)
        .map(lawRow),
    },
    changes: (getLawChanges() ?? []).filter(({ slug }) => slug === law.slug).slice(0, 3),
    card: legislationCard(law, country, parent, organisation),
    citation: cite({
      title: named,
      authors: [],
      date: law.checkedOn,
      slug: law.slug,
      publisher: organisation.name,
      address: organisation.url + law.path,
      isPage: true,
    }).oscola,
    labels: library,
    choices: countries.map(({ name, slug }) => ({ name, slug })),
  };
}

/** One law of the library. */
export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { law, country, related, changes, labels } = loaderData;
  const { parent, madeUnder, cases, also } = related;
  return (
    <>
      <LawHead
        {...loaderData}
        art={`country-${country.slug ?? "africa"}`}
        modifiedOn={law.checkedOn}
        above={
          <>
            {country.slug && <CountryShape slug={country.slug} />}
            <a href={country.href}>{country.label}</a>
          </>
        }
      />
      <StructuredData data={loaderData.card} />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less" bottom="less">
        <div className={styles.columns}>
          <div>
            <LawFacts law={law} parent={parent} labels={labels} />
            {cases.length > 0 && (
              <>
                <h2>{labels.relatedCases}</h2>
                <ul className={styles.links}>
                  {cases.map(({ label, href }) => (
                    <li key={href}>
                      <a href={href}>{label}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <OtherLaws heading={labels.madeUnder} laws={madeUnder} />
            <OtherLaws
              heading={fillPlaceholders(labels.alsoHeading, { country: law.country })}
              laws={also}
            />
            <TextLink href={country.href}>
              {labels.moreOf} {country.label}
            </TextLink>
          </div>
          <LawPanel law={law} changes={changes} citation={loaderData.citation} labels={labels} />
        </div>
      </Section>
      {country.slug && (
        <CompareWith
          heading={fillPlaceholders(labels.compareWith, { country: law.country })}
          action={comparePath}
          countries={loaderData.choices}
          country={country.slug}
          placeholder={labels.choose}
        />
      )}
    </>
  );
}
