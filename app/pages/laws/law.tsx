import { TextLink } from "#app/components/base/text-link.tsx";
import { InfoItem, InfoPanel } from "#app/components/layout/info.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { formatDate, formatDay } from "#app/components/text/format-day.ts";
import { SourceList } from "#app/components/text/source-list.tsx";
import { getLaws } from "#schemas/laws/laws.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getCountries } from "#schemas/site/countries.ts";
import type { Route } from "./+types/law";
import { lawRow } from "./parts/law-rows.ts";

export function loader({ params }: Route.LoaderArgs) {
  const law = getLaws().find(({ slug }) => slug === params.slug);
  if (!law) throw new Response("No such law", { status: 404 });
  const { path, library } = getPage("laws");
  const country = getCountries().find(({ name }) => name === law.country);
  return {
    ...pageOpening({
      title: `${law.country}: ${law.title} – OTC`,
      description: `${law.country}: ${law.title}, ${law.year}, with its sources and the day on which we checked them.`,
      path: law.path,
      heading: law.title,
      lead: law.country,
      breadcrumb: law.title,
      parent: "laws",
    }),
    law: lawRow(law),
    ratifiedBy: law.ratifiedBy,
    labels: library,
    more: { label: law.country, href: `${path}/country/${country?.slug ?? "africa"}` },
  };
}

/** One row of the law library. */
export default function LawPage({ loaderData }: Route.ComponentProps) {
  const { law, ratifiedBy, labels, more } = loaderData;
  const { country, officialLink } = law;
  return (
    <>
      <PageOpening
        {...loaderData}
        tone="leaf"
        art="head-laws"
        kind="article"
        modifiedOn={law.checkedOn}
      />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less">
        <TwoColumns>
          <div>
            <h2 className="form-title">{labels.whatWeKnow}</h2>
            <FactList
              facts={[
                { label: "Country", value: country },
                { label: "Number", value: [law.number, law.chapter].filter(Boolean).join(", ") },
                { label: "Kind", value: law.kindLabel },
                { label: "Standing", value: law.standingLabel },
                { label: "What it is for", value: law.purpose },
                { label: "Year", value: law.year },
                { label: "Authority", value: law.regulator },
                { label: "In force?", value: law.forceLabel },
                { label: "What the sources say", value: law.status },
                {
                  label: "Dates",
                  value: law.dates
                    .map(({ date, event }) => `${event}: ${formatDate(date)}`)
                    .join("; "),
                },
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
              <SourceList sources={law.sources} />
              {law.sourceNotOpened && (
                <p>
                  <strong>{labels.sourceNotOpened}</strong>
                </p>
              )}
            </InfoItem>
            <InfoItem icon="clock" title={labels.checked}>
              <p>{formatDay(law.checkedOn)}</p>
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
