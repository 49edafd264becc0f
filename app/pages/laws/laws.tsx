import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { FilterLinks } from "#app/components/lists/filter-links.tsx";
import { Downloads, dataFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks, feedAddress } from "#app/components/text/feed-links.tsx";
import { comparePath } from "#schemas/articles/newsroom-addresses.ts";
import { getLawLists } from "#schemas/laws/law-lists.ts";
import { countSources, getLaws, getLawsByCountry, isStale, type Law } from "#schemas/laws/laws.ts";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import type { Route } from "./+types/laws";
import { CountryMap } from "./parts/country-map.tsx";
import { lawRow } from "./parts/law-rows.ts";
import { LawTable } from "./parts/law-table.tsx";

export function loader() {
  const opening = getPageOpening("laws");
  const laws = getLaws();
  const rights = getPage("rights-in-uganda");
  return {
    ...opening,
    comparePath,
    rights: { title: rights.heading, path: rights.path },
    laws: laws.map(lawRow),
    sourceCount: sourceCount(opening.page.library.sourceCount, laws),
    staleCount: laws.filter((law) => isStale(law)).length,
    countries: getLawsByCountry().map(({ name, slug, code, tile, laws: ofCountry }) => {
      const aboutData = ofCountry.filter(({ kind }) => kind === "data-protection");
      const standing = aboutData.some((law) => law.standing === "law")
        ? ("law" as const)
        : aboutData.length > 0
          ? ("bill" as const)
          : ("none" as const);
      const count = ofCountry.length;
      const href = count > 0 ? `${opening.page.path}/country/${slug}` : undefined;
      return { name, code, tile, standing, count, href };
    }),
    kinds: [...getLawLists().values()]
      .filter(({ facet }) => facet === "kind")
      .map(({ label, path, laws: ofKind }) => ({ label, path, count: ofKind.length })),
  };
}

/** The sentence that says for how many laws a reader can open a source. */
function sourceCount(sentence: string, laws: readonly Law[]): string {
  const { opened, notOpened } = countSources(laws);
  return sentence.replace("{opened}", `${opened}`).replace("{notOpened}", `${notOpened}`);
}

/** The law library: a map, a table, and what may be taken along. */
export default function Laws({ loaderData }: Route.ComponentProps) {
  const { page, laws, countries, kinds, rights, staleCount } = loaderData;
  const { library, empty } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-laws" />
      <FeedLinks title="OTC: laws" feed="laws" />
      {laws.length === 0 ? (
        <Section top="less">
          <TitleAndLead title={empty.heading} lead={empty.text} />
          <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
        </Section>
      ) : (
        <>
          <Section top="less" bottom="less" labelledBy="map">
            <SectionHead title={library.mapHeading} id="map">
              <p>{loaderData.sourceCount}</p>
              <p>{library.honesty}</p>
              <TextLink href={loaderData.comparePath}>{library.compare}</TextLink>
              <br />
              <TextLink href={rights.path}>{rights.title}</TextLink>
            </SectionHead>
            <CountryMap countries={countries} caption={library.mapCaption} />
          </Section>
          <Section top="none" labelledBy="all-laws" title={library.tableHeading}>
            <FilterLinks
              label="Filter laws"
              groups={[{ name: "Kind", choices: kinds }]}
              current={page.path}
              all={{ label: "All", count: laws.length, path: page.path }}
            />
            {staleCount > 0 && (
              <p>
                <strong>{staleCount} rows were not checked for a year.</strong>
              </p>
            )}
            <LawTable laws={laws} labelledBy="all-laws" />
          </Section>
          <Section top="none" bottom="less">
            <Downloads
              text="Take all rows along:"
              links={[...dataFiles("laws"), { label: "RSS", href: feedAddress("laws", "rss") }]}
            />
          </Section>
        </>
      )}
    </>
  );
}
