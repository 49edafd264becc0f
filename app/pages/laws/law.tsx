import { TextLink } from "#app/components/base/text-link.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { dayInWords } from "#app/components/text/day-in-words.ts";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getLaws } from "#schemas/laws/laws.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getCountries } from "#schemas/site/countries.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/law";
import { lawRow } from "./parts/law-rows.ts";

export function loader({ params }: Route.LoaderArgs) {
  const law = getLaws().find(({ slug }) => slug === params.slug);
  if (!law) throw new Response("No such law", { status: 404 });
  const page = getPage("laws");
  const country = getCountries().find(({ name }) => name === law.country);
  return {
    law: lawRow(law),
    ratifiedBy: law.ratifiedBy,
    labels: page.library,
    more: { label: law.country, href: `${page.path}/country/${country?.slug ?? "africa"}` },
    breadcrumbs: {
      ancestors: [...getBreadcrumbs(page).ancestors, { label: page.breadcrumb, href: page.path }],
      current: law.title,
    },
    origin: getOrganisation().url,
  };
}

/** One row of the law library. */
export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { law, ratifiedBy, labels, more, breadcrumbs, origin } = loaderData;
  const { title, country, officialLink } = law;
  return (
    <>
      <PageMeta
        title={`${country}: ${title} – OTC`}
        description={`${country}: ${title}, ${law.year}, with its sources and the day on which we checked them.`}
        path={law.path}
        origin={origin}
        kind="article"
        modifiedOn={law.verifiedOn}
      />
      <FeedLinks title="OTC: laws" feed="/feeds/laws" />
      <PageHead
        tone="leaf"
        art="head-laws"
        breadcrumbs={breadcrumbs}
        title={title}
        lead={country}
      />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{labels.whatWeKnow}</h2>
            <FactList
              facts={[
                { label: "Country", value: country },
                { label: "Kind", value: law.kindLabel },
                { label: "Standing", value: law.standingLabel },
                { label: "Year", value: law.year },
                { label: "Authority", value: law.regulator },
                { label: "Force", value: law.status },
                { label: "Ratified by, as listed", value: ratifiedBy.join(", ") },
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
            <TextLink href={more.href}>
              {labels.moreOf} {more.label}
            </TextLink>
          </div>
          <InfoPanel title={labels.sources} id="sources">
            <InfoItem icon="file-text" title={labels.takenFrom}>
              <PlainList items={law.sources} />
            </InfoItem>
            <InfoItem icon="clock" title={labels.checked}>
              <p>{dayInWords(law.verifiedOn)}</p>
              {law.isStale && (
                <p>
                  <strong>{labels.stale}</strong>
                </p>
              )}
              <p className="muted">{labels.honesty}</p>
            </InfoItem>
          </InfoPanel>
        </TwoColumns>
      </Section>
    </>
  );
}
