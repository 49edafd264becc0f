import { cite } from "#app/cite.ts";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { legislationCard } from "#app/structured-data.ts";
import {
  changesPath,
  comparePath,
  reportLawPath,
} from "#collections/articles/newsroom-addresses.ts";
import { getCases } from "#collections/cases/cases.ts";
import { formatDate, formatDay } from "#collections/formats/format-day.ts";
import { descriptionLength, shortEnough, titleLength } from "#collections/formats/short-enough.ts";
import { getLawChanges, inShort } from "#collections/laws/law-history.ts";
import { getLaws, getLawsByCountry } from "#collections/laws/laws.ts";
import { getBreadcrumbs } from "#collections/pages/breadcrumbs.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/law";
import { CompareWith } from "./parts/compare-with.tsx";
import { CountryShape } from "./parts/country-shape.tsx";
import { fillPlaceholders } from "./parts/fill-placeholders.ts";
import { LawHead } from "./parts/law-head.tsx";
import styles from "./parts/law-page.module.css";
import { lawRow } from "./parts/law-rows.ts";
import { OtherLaws } from "./parts/other-laws.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const all = getLaws();
  const law = all.find(({ slug }) => slug === params.slug);
  if (!law) throw new Response("No such law", { status: 404 });
  const { path, heading, library } = getPage("laws");
  const organisation = getOrganisation();
  const countries = getLawsByCountry();
  const country = countries.find(({ name }) => name === law.country);
  const countryPage = { label: law.country, href: `${path}/country/${country?.slug ?? "africa"}` };
  const row = lawRow(law);
  const trail = getBreadcrumbs({ breadcrumb: row.kindLabel, parent: "laws" });
  const parent = all.find(({ slug }) => slug === law.under);
  const children = all.filter(({ under }) => under === law.slug);
  const address = organisation.url + law.path;
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
    changes: (getLawChanges() ?? []).filter(({ slug }) => slug === law.slug).slice(0, 3),
    card: legislationCard(law, country, parent, organisation),
    citation: cite({
      title: `${law.country}: ${law.title}`,
      authors: [],
      date: law.checkedOn,
      slug: law.slug,
      publisher: organisation.name,
      address,
      isPage: true,
    }).oscola,
    art: `country-${country?.slug ?? "africa"}`,
    slug: country?.slug,
    library: { labels: library, heading },
    countryPage,
    report: reportLawPath(law.slug),
    choices: countries.map(({ name, slug }) => ({ name, slug })),
  };
}

/** One law of the library. */
export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { law, slug, library, countryPage, parent, madeUnder, also, cases, changes } = loaderData;
  const { labels } = library;
  const { officialLink } = law;
  return (
    <>
      <LawHead
        {...loaderData}
        modifiedOn={law.checkedOn}
        above={
          <>
            {slug && <CountryShape slug={slug} />}
            <a href={countryPage.href}>{countryPage.label}</a>
          </>
        }
      />
      <StructuredData data={loaderData.card} />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less" bottom="less">
        <div className={styles.columns}>
          <div>
            <h2>{labels.whatWeKnow}</h2>
            {law.purpose && <p className={styles.purpose}>{law.purpose}</p>}
            <dl className={styles.numerals}>
              <div>
                <dt>Year</dt>
                <dd>{law.year}</dd>
              </div>
              <div>
                <dt>Standing</dt>
                <dd data-length={law.standingLabel.length > 8 ? "long" : undefined}>
                  {law.standingLabel}
                </dd>
              </div>
            </dl>
            <FactList
              className={styles.facts}
              facts={[
                { label: "Number", value: [law.number, law.chapter].filter(Boolean).join("; ") },
                { label: "Kind", value: law.kindLabel },
                { label: "In force?", value: law.forceLabel },
                { label: "Authority", value: law.regulator },
                {
                  label: "Belongs to",
                  value: parent && <a href={parent.href}>{parent.label}</a>,
                },
              ]}
            />
            <FactList
              className={styles.notes}
              facts={[
                { label: "What the sources say about its force", value: law.status },
                { label: "Ratified by, as listed", value: law.ratifiedBy.join(", ") },
                {
                  label: "Official address, as listed",
                  value: officialLink && (
                    <a href={officialLink} rel="noopener">
                      {officialLink.replace("https://", "")}
                    </a>
                  ),
                },
              ]}
            />
            {law.dates.length > 0 && (
              <ol className={styles.dates} aria-label="Dates">
                {law.dates.map(({ date, event }) => (
                  <li key={date + event}>
                    <time dateTime={date}>{formatDate(date)}</time> <span>{event}</span>
                  </li>
                ))}
              </ol>
            )}
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
            <TextLink href={countryPage.href}>
              {labels.moreOf} {countryPage.label}
            </TextLink>
          </div>
          <aside className={styles.panel} aria-label={labels.takenFrom}>
            <h2>{labels.takenFrom}</h2>
            <ul>
              {law.sources.map(({ name, href }) => (
                <li key={name}>
                  {href ? (
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                  ) : (
                    name
                  )}
                </li>
              ))}
            </ul>
            {law.sourceNotOpened && (
              <p>
                <strong>{labels.sourceNotOpened}</strong>
              </p>
            )}
            <h2>{labels.checked}</h2>
            <p>
              <time dateTime={law.checkedOn}>{formatDay(law.checkedOn)}</time>
            </p>
            {law.isStale && (
              <p>
                <strong>{labels.stale}</strong>
              </p>
            )}
            <p className="muted">{labels.honesty}</p>
            {changes.length > 0 && (
              <>
                <h2>{labels.changes.breadcrumb}</h2>
                <ul>
                  {changes.map(({ day, kind, fields }) => (
                    <li key={day} id={`changed-${day}`}>
                      <time dateTime={day}>{formatDay(day)}</time>:{" "}
                      {kind === "changed"
                        ? fillPlaceholders(labels.changes.changed, { fields: inShort(fields) })
                        : labels.changes[kind]}
                    </li>
                  ))}
                </ul>
                <TextLink href={changesPath}>{labels.changes.link}</TextLink>
              </>
            )}
            <h2>{labels.cite}</h2>
            <p className={styles.cite} id="cite-row">
              {loaderData.citation}
            </p>
            <CopyButton of="cite-row" what="the citation" />
            <h2>{labels.report}</h2>
            <p className="muted">{labels.reportNote}</p>
            <p>
              <TextLink href={loaderData.report}>{labels.report}</TextLink>
            </p>
          </aside>
        </div>
      </Section>
      {slug && (
        <CompareWith
          heading={fillPlaceholders(labels.compareWith, { country: law.country })}
          action={comparePath}
          countries={loaderData.choices}
          country={slug}
          placeholder={labels.choose}
        />
      )}
    </>
  );
}
