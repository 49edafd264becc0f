import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { legislationCard } from "#app/structured-data.ts";
import { getCases } from "#collections/cases/cases.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { descriptionLength, shortEnough, titleLength } from "#collections/formats/short-enough.ts";
import { getLaws, getLawsByCountry, type Law, lawKinds, lawsPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/law";
import { CompareWith } from "./parts/country-choice.tsx";
import { CountryShape } from "./parts/country-shape.tsx";
import { LawFacts } from "./parts/law-facts.tsx";
import { LawHead } from "./parts/law-head.tsx";
import styles from "./parts/law-page.module.css";
import { LawPanel } from "./parts/law-panel.tsx";
import { lawRow } from "./parts/law-rows.ts";

export function loader({ params }: Route.LoaderArgs) {
  const law = getLaws().find(({ slug }) => slug === params.slug);
  if (!law) throw new Response("No such law", { status: 404 });
  const country = getLawsByCountry().find(({ name }) => name === law.country);
  const countryLink = {
    label: law.country,
    href: `${lawsPath}/country/${country?.slug ?? "africa"}`,
  };
  const named = `${law.country}: ${law.title}`;
  return {
    page: {
      title: shortEnough(
        [`${named} – OTC`, named, law.title, law.title.replace(/ \(.*\)/, "")],
        titleLength,
      ),
      description: shortEnough(
        [
          `${named}, with its sources and the day on which we checked them.`,
          `${named}, with its sources.`,
        ],
        descriptionLength,
      ),
      path: law.path,
      heading: law.title,
      breadcrumb: lawKinds[law.kind],
      parent: "laws",
      above: countryLink,
    },
    law,
    country,
    countryLink,
  };
}

export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { law, country, countryLink } = loaderData;
  const labels = getPage("laws").library;
  const all = getLaws();
  const parent = all.find(({ slug }) => slug === law.under);
  const madeUnder = all.filter(({ under }) => under === law.slug);
  const also = all.filter(
    (other) => other.country === law.country && other !== law && !madeUnder.includes(other),
  );
  const cases = getCases().filter(({ slug }) => law.cases.includes(slug));
  return (
    <>
      <LawHead
        {...loaderData}
        art={`country-${country?.slug ?? "africa"}`}
        modifiedOn={law.checkedOn}
        above={
          <>
            {country && <CountryShape slug={country.slug} />}
            <a href={countryLink.href}>{law.country}</a>
          </>
        }
      />
      <StructuredData data={legislationCard(law, country, parent, getKnownOrganisation())} />
      <Section top="less" bottom="less">
        <div className={styles.columns}>
          <div>
            <LawFacts law={lawRow(law)} parent={parent} />
            {cases.length > 0 && (
              <>
                <h2>{labels.relatedCases}</h2>
                <LinkList
                  links={cases.map(({ caseName, path }) => ({ label: caseName, href: path }))}
                  className={styles.links}
                />
              </>
            )}
            <OtherLaws heading={labels.madeUnder} laws={madeUnder} />
            <OtherLaws
              heading={fillPlaceholders(labels.alsoHeading, { country: law.country })}
              laws={also.slice(0, 5)}
            />
            <TextLink href={countryLink.href}>
              {labels.moreOf} {law.country}
            </TextLink>
          </div>
          <LawPanel law={lawRow(law)} />
        </div>
      </Section>
      <QuietRow links={[feedLink("laws")]} />
      {country && <CompareWith {...country} />}
    </>
  );
}

function OtherLaws({ heading, laws }: { heading: string; laws: readonly Law[] }) {
  if (laws.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
      <ul className={styles.links}>
        {laws.map(lawRow).map(({ path, title, kindLabel, caution, year }) => (
          <li key={path}>
            <a href={path}>{title}</a>
            <span>{[kindLabel, caution].filter(Boolean).join(" · ")}</span>
            <b>{year}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
