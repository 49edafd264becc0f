import { wovenLetters } from "#app/art/strip-cloth.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { comparePath } from "#collections/laws/law-addresses.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { continent, getLawsByCountry, lawKinds, lawsPath } from "#collections/laws/laws.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/law-country";
import { CompareWith } from "./parts/compare-with.tsx";
import { CountryShape } from "./parts/country-shape.tsx";
import { fillPlaceholders } from "./parts/fill-placeholders.ts";
import { LawHead } from "./parts/law-head.tsx";
import styles from "./parts/law-page.module.css";
import { checkedSentence, countLaws, lawRow } from "./parts/law-rows.ts";

/** Kinds whose absence is mentioned, as on the map and in the comparison. */
const mainKinds = ["data-protection", "cyber", "ai"] as const;

export function loader({ params }: Route.LoaderArgs) {
  const path = `${lawsPath}/country/${params.country}`;
  const list = getLawLists().get(path);
  if (!list) throw new Response("No laws of such a country", { status: 404 });
  const countries = getLawsByCountry();
  const country = countries.find(({ slug }) => slug === params.country);
  const name = country?.name ?? continent;
  const { laws } = list;
  const { path: libraryPath, heading, library } = getPage("laws");
  const rights = getPage("rights-in-uganda");
  const lead = fillPlaceholders(library.countryLead, { count: countLaws(laws.length) });
  const letters = wovenLetters(name);
  return {
    ...pageOpening({
      title: `${heading}: ${name} – OTC`,
      description: `${name}: ${lead}`,
      path,
      heading: name,
      lead,
      breadcrumb: name,
      parent: "laws",
    }),
    slug: country?.slug,
    art: `country-${params.country}`,
    library: { path: libraryPath, heading, labels: library },
    weave: fillPlaceholders(library.weave, { count: letters.length, letters: letters.join(" ") }),
    laws: laws.map(lawRow),
    missing: country
      ? mainKinds
          .filter((kind) => !laws.some((law) => law.kind === kind))
          .map((kind) => lawKinds[kind])
      : [],
    ratified: country?.ratified.map(({ path, title }) => ({ path, title })) ?? [],
    checked: checkedSentence(laws, library),
    rights: params.country === "uganda" ? { title: rights.heading, path: rights.path } : undefined,
    comparePath,
    choices: countries.map(({ name, slug }) => ({ name, slug })),
  };
}

/** Laws of one country, or of the continent. */
export default function LawCountry({ loaderData }: Route.ComponentProps) {
  const { page, slug, art, library, laws, missing, ratified, rights } = loaderData;
  const { labels } = library;
  return (
    <>
      <LawHead
        {...loaderData}
        art={art}
        above={library.heading}
        isHuge={page.heading.length < 14}
        shape={slug && <CountryShape slug={slug} />}
      >
        <p className={styles.weave}>{loaderData.weave}</p>
      </LawHead>
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less" bottom="less">
        <div className={styles.columns}>
          <div>
            <h2 id="laws">{labels.countryHeading}</h2>
            <ul className={styles.rows} aria-labelledby="laws">
              {laws.map((law) => (
                <li key={law.path}>
                  <a href={law.path}>{law.title}</a>
                  <p>
                    {[law.kindLabel, law.caution].filter(Boolean).join(" · ")}
                    {law.regulator && <> · {law.regulator}</>}
                  </p>
                  {law.status && <p className="muted">{law.status}</p>}
                  {law.sourceNotOpened && <p className="muted">{labels.sourceNotOpened}</p>}
                  {law.isStale && (
                    <p>
                      <strong>{labels.stale}</strong>
                    </p>
                  )}
                  <b>{law.year}</b>
                </li>
              ))}
            </ul>
            {missing.length > 0 && (
              <p className={styles.merged}>
                <b>{labels.nothingVerified}</b> {missing.join(", ")}.
              </p>
            )}
            <p>
              <TextLink href={library.path}>{labels.all}</TextLink>
            </p>
          </div>
          <aside className={`${styles.panel} ${styles.sticky}`} aria-label={labels.checked}>
            <h2>{labels.checked}</h2>
            <p>{loaderData.checked}</p>
            <p className="muted">{labels.honesty}</p>
            {rights && (
              <p>
                <TextLink href={rights.path}>{rights.title}</TextLink>
              </p>
            )}
            {ratified.length > 0 && (
              <>
                <h2>{labels.fieldLabels.ratified}</h2>
                <ul>
                  {ratified.map(({ path, title }) => (
                    <li key={path}>
                      <a href={path}>{title}</a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </aside>
        </div>
      </Section>
      {slug && (
        <CompareWith
          heading={fillPlaceholders(labels.compareWith, { country: page.heading })}
          action={loaderData.comparePath}
          countries={loaderData.choices}
          country={slug}
          placeholder={labels.choose}
        />
      )}
    </>
  );
}
