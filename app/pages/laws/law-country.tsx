import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { StructuredData } from "#app/components/text/structured-data.tsx";
import { legislationCard } from "#app/structured-data.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import {
  comparePath,
  continent,
  countryLawsPath,
  getLaws,
  getLawsByCountry,
  isDataLaw,
  lastCheckedOn,
  lawKinds,
  lawsPath,
  reportLawPath,
} from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/law-country";
import styles from "./law-country.module.css";
import { citeLaws } from "./parts/cite-laws.ts";
import { CountryShape } from "./parts/country-shape.tsx";
import { FirstFacts } from "./parts/first-facts.tsx";
import { LawHead } from "./parts/law-head.tsx";
import { LawJump } from "./parts/law-jump.tsx";
import { checkedSentence, kindAnchor, listOpening } from "./parts/law-rows.ts";
import { LawSection } from "./parts/law-section.tsx";

/** Kinds whose absence is mentioned, as on the map. */
const mainKinds = ["data-protection", "cyber", "ai"] as const;
/** A page with more laws than this begins with links to each. */
const lawsWithoutLinks = 4;

export function loader({ params }: Route.LoaderArgs) {
  const path = countryLawsPath(params.country);
  const list = getLawLists().get(path);
  if (!list) throw new Response("No laws of such a country", { status: 404 });
  const country = getLawsByCountry().find(({ slug }) => slug === params.country);
  const { laws } = list;
  return {
    page: listOpening(path, country?.name ?? continent, laws),
    country,
    slug: params.country,
    label: list.label,
    laws,
  };
}

/** The laws of a country, or of the continent: each is a section with an address of its own. */
export default function LawCountry({ loaderData }: Route.ComponentProps) {
  const { page, country, slug, label, laws } = loaderData;
  const { library: labels } = getPage("laws");
  const organisation = getKnownOrganisation();
  const all = getLaws();
  const first = laws.find(isDataLaw);
  const kinds = [...Map.groupBy(laws, ({ kind }) => kind)];
  const missing = country ? mainKinds.filter((kind) => !laws.some((law) => law.kind === kind)) : [];
  const ratified = country?.ratified ?? [];
  const isLong = laws.length > lawsWithoutLinks;
  return (
    <>
      <LawHead
        page={page}
        art={`country-${slug}`}
        modifiedOn={lastCheckedOn(laws)}
        isHuge={page.heading.length < 14}
        shape={country && <CountryShape slug={slug} />}
      />
      {first && <FirstFacts law={first} />}
      <Container className={isLong ? styles.long : styles.page}>
        {isLong && <LawJump kinds={kinds} />}
        <div>
          {kinds.map(([kind, ofKind]) => (
            <section key={kind} className={styles.kind} aria-labelledby={kindAnchor(kind)}>
              <h2 id={kindAnchor(kind)}>{lawKinds[kind]}</h2>
              {ofKind.map((law) => (
                <LawSection
                  key={law.slug}
                  law={law}
                  parent={all.find((candidate) => candidate.slug === law.under)}
                  isFirst={law === first}
                />
              ))}
            </section>
          ))}
        </div>
      </Container>
      {laws.map((law) => (
        <StructuredData
          key={law.slug}
          data={legislationCard(
            law,
            country,
            all.find((candidate) => candidate.slug === law.under),
            organisation,
          )}
        />
      ))}
      <Container className={styles.end}>
        {ratified.length > 0 && (
          <p>
            <b>Ratified, as listed by a source:</b>{" "}
            {ratified.map(({ path, title }, index) => (
              <span key={path}>
                {index > 0 && "; "}
                <a href={path}>{title}</a>
              </span>
            ))}
            .
          </p>
        )}
        {missing.length > 0 && (
          <p>
            <b>{labels.nothingVerified}</b> {missing.map((kind) => lawKinds[kind]).join(", ")}.
          </p>
        )}
        <p>
          {checkedSentence(laws, labels.checkedOn)} {labels.honesty}{" "}
          <a href={reportLawPath({ slug, label })}>Report a mistake</a>
        </p>
      </Container>
      <QuietRow
        links={[
          feedLink("laws", "Feed of all laws"),
          ...(first?.substance
            ? [{ label: "Compare", href: comparePath, icon: "menu" as const }]
            : []),
        ]}
        citation={citeLaws({
          title: `${page.heading}: laws on technology and digital rights`,
          path: page.path,
          laws,
        })}
        partCitations={laws.map((law) =>
          citeLaws({ title: `${law.country}: ${law.title}`, path: law.path, laws: [law] }),
        )}
      >
        <TextLink href={lawsPath}>All countries</TextLink>
      </QuietRow>
    </>
  );
}
