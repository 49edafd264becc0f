import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section, TitleAndLead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { dataLink, feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { countFacts } from "#collections/laws/known-facts.ts";
import {
  comparePath,
  continent,
  countSources,
  getLaws,
  isDataLaw,
  kindPath,
  type Law,
  lawKinds,
  withoutLawsAnchor,
} from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./laws.module.css";
import { citeLaws } from "./parts/cite-laws.ts";
import { checkedSentence, isLaw, moreLaws } from "./parts/law-rows.ts";
import { anchorOf, LibraryList, lettersOf } from "./parts/library-list.tsx";
import { LibraryMap, weaveFill } from "./parts/library-map.tsx";
import { mapCountries } from "./parts/map-countries.ts";

/** Number of continental laws shown on phones; `laws.module.css` repeats it. */
const continentalOnPhones = 3;

export default function Laws() {
  const page = getPage("laws");
  const { library, empty, path, heading, lead } = page;
  const laws = getLaws();
  // Those that the map shows; two more are reported as passed and not verified.
  const facts = countFacts(laws.filter((law) => isDataLaw(law) && isLaw(law)));
  const map = mapCountries();
  const listed = map.filter(({ rows }) => rows.length > 0);
  const without = map.filter(({ rows }) => rows.length === 0).map(({ name }) => name);
  const continental = laws.filter(({ country }) => country === continent);
  const ofKind = Map.groupBy(laws, ({ kind }) => kind);
  const kinds = (Object.keys(lawKinds) as Law["kind"][]).flatMap((kind) => {
    const count = ofKind.get(kind)?.length;
    return count ? [[kind, count] as const] : [];
  });
  return (
    <>
      <PageHead page={page} />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Surface as="section" tone="night" className={styles.head}>
        <Container>
          <LibraryMap countries={map}>
            <Breadcrumbs page={page} />
            <h1>{heading}</h1>
            <p className="lead">{lead}</p>
            {laws.length > 0 && (
              <p className={styles.figure}>{fillPlaceholders(library.factCount, facts)}</p>
            )}
            <TextLinks
              links={[
                { label: library.compare, href: comparePath },
                { label: library.listHeading, href: "#list" },
              ]}
              className={styles.ways}
            />
          </LibraryMap>
        </Container>
      </Surface>
      <SelvedgeBand />
      {laws.length === 0 ? (
        <Section top="less">
          <TitleAndLead title={empty.heading} lead={empty.text} />
          <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
        </Section>
      ) : (
        <Section top="less" bottom="less" labelledBy="list">
          {/* `app/browser/law-filter.ts` shows one kind of it. */}
          <div data-laws>
            <div className={`split-medium columns-7-5 ${styles.opening}`}>
              <h2 id="list">{library.listHeading}</h2>
              <p className="muted" role="status" data-one="One entry." data-many="{count} entries.">
                {fillPlaceholders(library.sourceCount, countSources(laws))} {library.honesty}{" "}
                <b>{checkedSentence(laws, library.checkedOn)}</b>
              </p>
            </div>
            <nav className={`no-print ${styles.kinds}`} aria-label="Kinds of entries">
              <ul className="taps row">
                <li>
                  <a href={`${path}#list`} aria-current="page">
                    All <span>{laws.length}</span>
                  </a>
                </li>
                {kinds.map(([kind, count]) => (
                  <li key={kind}>
                    <a href={kindPath(kind)} data-only={kind}>
                      {lawKinds[kind]} <span>{count}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <nav className={`no-print ${styles.letters}`} aria-label="Letters">
              <LinkList
                links={[
                  ...lettersOf(listed).map((label) => ({ label, href: `#${anchorOf(label)}` })),
                  { label: continent, href: "#letter-africa" },
                ]}
              />
            </nav>
            <LibraryList
              countries={listed.map((country) => ({ ...country, fill: weaveFill(country, map) }))}
            />
            {without.length > 0 && (
              <p id={withoutLawsAnchor} className={`aside ${styles.merged}`}>
                <b>{library.noneVerified}</b> {new Intl.ListFormat("en-GB").format(without)}.{" "}
                {library.noneVerifiedNote}
              </p>
            )}
            <section className={`split ${styles.continental}`} aria-labelledby="letter-africa">
              <h3 id="letter-africa">
                <a href={`${path}/country/africa`}>{lawKinds.continental}</a>
              </h3>
              <ul>
                {continental.map((law) => (
                  <li key={law.path} data-kind={law.kind}>
                    <a href={law.path}>{law.title}</a>
                    <b>{law.year}</b>
                  </li>
                ))}
                {continental.length > continentalOnPhones && (
                  <li className={styles.rest}>
                    <a href={`${path}/country/africa`}>
                      {moreLaws(continental.length - continentalOnPhones, continent)}
                    </a>
                  </li>
                )}
              </ul>
            </section>
          </div>
        </Section>
      )}
      <QuietRow
        links={[feedLink("laws"), dataLink()]}
        citation={citeLaws({
          title: "Laws on technology and digital rights in Africa",
          path,
          laws,
        })}
      />
    </>
  );
}
