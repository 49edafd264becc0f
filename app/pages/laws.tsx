import { getLawLists } from "#content/schemas/law-lists.ts";
import { getLaws, getLawsByCountry, isStale } from "#content/schemas/laws.ts";
import { comparePath } from "#content/schemas/newsroom-addresses.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { AfricaTiles } from "../components/africa-tiles.tsx";
import { FeedLinks } from "../components/feed-links.tsx";
import { FilterLinks } from "../components/filter-links.tsx";
import { LawTable } from "../components/law-table.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { TakeAlong } from "../components/take-along.tsx";
import { TextLink } from "../components/text-link.tsx";
import { TitleAndLead } from "../components/title-and-lead.tsx";
import { lawRow } from "../newsroom/law-rows.ts";
import type { Route } from "./+types/laws";

export function loader() {
  const page = getPage("laws");
  const laws = getLaws();
  const rights = getPage("rights-in-uganda");
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    comparePath,
    rights: { title: rights.heading, path: rights.path },
    laws: laws.map(lawRow),
    staleCount: laws.filter((law) => isStale(law)).length,
    countries: getLawsByCountry().map(({ name, slug, code, tile, laws: ofCountry }) => {
      const aboutData = ofCountry.filter(({ kind }) => kind === "data-protection");
      const standing = aboutData.some((law) => law.standing === "law")
        ? ("law" as const)
        : aboutData.length > 0
          ? ("bill" as const)
          : ("none" as const);
      const count = ofCountry.length;
      return {
        name,
        code,
        tile,
        standing,
        count,
        href: count > 0 ? `${page.path}/country/${slug}` : undefined,
      };
    }),
    kinds: [...getLawLists().values()]
      .filter(({ facet }) => facet === "kind")
      .map(({ label, path, laws: ofKind }) => ({ label, path, count: ofKind.length })),
  };
}

/** The law library: a map, a table, and what may be taken along. */
export default function Laws({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, laws, countries, kinds, rights, staleCount } = loaderData;
  const { library, empty } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <FeedLinks title="OTC: laws" feed="/feeds/laws" />
      <PageHead
        tone="leaf"
        art="head-laws"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      {laws.length === 0 ? (
        <Section top="less">
          <TitleAndLead title={empty.heading} lead={empty.text} />
          <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
        </Section>
      ) : (
        <>
          <Section top="less" bottom="less" labelledBy="map">
            <SectionHead title={library.mapHeading} id="map">
              <p>{library.honesty}</p>
              <TextLink href={loaderData.comparePath}>{library.compare}</TextLink>
              <br />
              <TextLink href={rights.path}>{rights.title}</TextLink>
            </SectionHead>
            <AfricaTiles countries={countries} caption={library.mapCaption} />
          </Section>
          <Section top="none" labelledBy="all-laws">
            <h2 id="all-laws" className="form-title">
              {library.tableHeading}
            </h2>
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
            <TakeAlong
              text="Take all rows along:"
              links={[
                { label: "CSV", href: "/data/laws.csv", isFile: true },
                { label: "JSON", href: "/data/laws.json", isFile: true },
                { label: "RSS", href: "/feeds/laws.rss" },
              ]}
            />
          </Section>
        </>
      )}
    </>
  );
}
