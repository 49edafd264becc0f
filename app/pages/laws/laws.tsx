import { TextLink } from "#app/components/base/text-link.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { FilterLinks } from "#app/components/lists/filter-links.tsx";
import { Downloads, dataFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks, feedAddress } from "#app/components/text/feed-links.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { changesPath, comparePath } from "#collections/laws/law-addresses.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import {
  type CountryLaws,
  continent,
  countSources,
  getLaws,
  getLawsByCountry,
  lawKinds,
} from "#collections/laws/laws.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/laws";
import { dyesOf } from "./art/country-cloths.ts";
import styles from "./laws.module.css";
import { fillPlaceholders } from "./parts/fill-placeholders.ts";
import { acts, checkedSentence, isLaw, lawRow } from "./parts/law-rows.ts";
import { anchorOf, LibraryList, lettersOf } from "./parts/library-list.tsx";
import { LibraryMap, type MapCountry, weaveFill } from "./parts/library-map.tsx";

/** Anchor of the countries without laws. */
const unverified = "none-verified";
/** Number of laws of a country shown beside the map. */
const lawsBesideMap = 2;

/** Number of continental laws shown on phones; `laws.module.css` repeats it. */
const continentalOnPhones = 4;

export function loader() {
  const opening = getPageOpening("laws");
  const { library } = opening.page;
  const laws = getLaws();
  const rights = getPage("rights-in-uganda");
  const countries = getLawsByCountry();
  const dyes = dyesOf(countries);
  return {
    ...opening,
    rights: { title: rights.heading, path: rights.path },
    ways: [
      { label: library.compare, href: comparePath },
      { label: library.changes.link, href: changesPath },
    ],
    sourceCount: fillPlaceholders(library.sourceCount, countSources(laws)),
    checked: checkedSentence(laws, library),
    total: laws.length,
    map: countries.map((country): MapCountry => {
      const { name, slug, laws } = country;
      const shown = acts(laws).slice(0, lawsBesideMap);
      const rest = laws.length - shown.length;
      return {
        name,
        slug,
        dyes: dyes(slug),
        weave: weaveOf(country),
        href: laws.length > 0 ? `${opening.page.path}/country/${slug}` : `#${unverified}`,
        hasCyber: laws.some((law) => law.kind === "cyber" && isLaw(law)),
        hasAi: laws.some(({ kind }) => kind === "ai"),
        laws: shown.map(lawRow).map(({ title, caution, year }) => {
          const named = title.includes(`${year}`) ? title : `${title}, ${year}`;
          return caution ? `${named}: ${caution}` : named;
        }),
        more:
          rest > 0 ? fillPlaceholders(library.moreLaws, { count: rest, country: name }) : undefined,
        count: laws.length,
      };
    }),
    lawsOf: new Map(countries.map(({ slug, laws }) => [slug, acts(laws).map(lawRow)])),
    continental: laws.filter(({ country }) => country === continent).map(lawRow),
    kinds: [...getLawLists().values()]
      .filter(({ facet }) => facet === "kind")
      .map(({ label, path, laws: ofKind }) => ({ label, path, count: ofKind.length })),
  };
}

/** How much of a country is woven, by its laws on data protection. */
function weaveOf({ laws }: CountryLaws): MapCountry["weave"] {
  const aboutData = laws.filter(({ kind }) => kind === "data-protection");
  if (aboutData.some(isLaw)) return "whole";
  return aboutData.length > 0 ? "begun" : "bare";
}

/** The law library: a map, every country from A to Z, and what may be downloaded. */
export default function Laws({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, map, lawsOf, kinds, total, continental } = loaderData;
  const { library, empty, path, heading, lead } = page;
  const listed = map.filter(({ count }) => count > 0);
  const without = map.filter(({ count }) => count === 0).map(({ name }) => name);
  const count = (test: (country: MapCountry) => boolean) => map.filter(test).length;
  const counts = {
    whole: count(({ weave }) => weave === "whole"),
    begun: count(({ weave }) => weave === "begun"),
    bare: count(({ weave }) => weave === "bare"),
    cyber: count(({ hasCyber }) => hasCyber),
    ai: count(({ hasAi }) => hasAi),
  };
  return (
    <>
      <PageHead {...loaderData} tone="night" art="country-africa" />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Surface as="section" tone="night" className={styles.head}>
        <Container>
          <LibraryMap
            countries={map}
            counts={counts}
            atRest="uganda"
            labels={{
              map: library.mapLabel,
              hint: library.mapHint,
              caption: library.mapCaption,
              nothing: library.mapKey.bare,
              key: library.mapKey,
            }}
          >
            <Breadcrumbs {...breadcrumbs} />
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {total > 0 && <p className={styles.figure}>{loaderData.sourceCount}</p>}
            <ul className={styles.ways}>
              {[
                ...loaderData.ways,
                { label: loaderData.rights.title, href: loaderData.rights.path },
                { label: library.listHeading, href: "#list" },
              ].map(({ label, href }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </ul>
          </LibraryMap>
        </Container>
      </Surface>
      <SelvedgeBand />
      {total === 0 ? (
        <Section top="less">
          <TitleAndLead title={empty.heading} lead={empty.text} />
          <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
        </Section>
      ) : (
        <Section top="less" bottom="less" labelledBy="list">
          <div className={styles.opening}>
            <h2 id="list">{library.listHeading}</h2>
            <p>
              {library.honesty} <b>{loaderData.checked}</b>
            </p>
          </div>
          <div className={styles.kinds}>
            <FilterLinks
              label="Filter laws"
              groups={[{ name: "Kind", choices: kinds }]}
              current={path}
              all={{ label: "All", count: total, path }}
            />
          </div>
          <nav className={styles.letters} aria-label="Letters">
            <ul>
              {lettersOf(listed).map((letter) => (
                <li key={letter}>
                  <a href={`#${anchorOf(letter)}`}>{letter}</a>
                </li>
              ))}
              <li>
                <a href="#letter-africa">{continent}</a>
              </li>
            </ul>
          </nav>
          <LibraryList
            countries={listed.map((country) => ({
              ...country,
              fill: weaveFill(country, map),
              laws: lawsOf.get(country.slug) ?? [],
            }))}
            labels={{ more: library.moreLaws, stale: library.stale }}
          />
          {without.length > 0 && (
            <p id={unverified} className={styles.merged}>
              <b>{library.noneVerified}</b> {inWords(without)}. {library.noneVerifiedNote}
            </p>
          )}
          <section className={styles.continental} aria-labelledby="letter-africa">
            <h3 id="letter-africa">
              <a href={`${path}/country/africa`}>{lawKinds.continental}</a>
            </h3>
            <ul>
              {continental.map((law) => (
                <li key={law.path}>
                  <a href={law.path}>{law.title}</a>
                  <b>{law.year}</b>
                </li>
              ))}
              {continental.length > continentalOnPhones && (
                <li className={styles.rest}>
                  <a href={`${path}/country/africa`}>
                    {fillPlaceholders(library.moreLaws, {
                      count: continental.length - continentalOnPhones,
                      country: continent,
                    })}
                  </a>
                </li>
              )}
            </ul>
          </section>
          <Downloads
            text={library.download}
            links={[...dataFiles("laws"), { label: "RSS", href: feedAddress("laws", "rss") }]}
          />
        </Section>
      )}
    </>
  );
}

/** `A, B and C`. */
function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}
