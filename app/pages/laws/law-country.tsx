import { wovenLetters } from "#app/art/strip-cloth.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import {
  continent,
  getLawsByCountry,
  isDataLaw,
  lawKinds,
  lawsPath,
} from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/law-country";
import { CompareWith } from "./parts/country-choice.tsx";
import { CountryShape } from "./parts/country-shape.tsx";
import { regulatorText } from "./parts/fact-lines.ts";
import { FirstFacts } from "./parts/first-facts.tsx";
import { LawHead } from "./parts/law-head.tsx";
import styles from "./parts/law-page.module.css";
import { checkedSentence, lawRow, listOpening } from "./parts/law-rows.ts";

/** Kinds whose absence is mentioned, as on the map and in the comparison. */
const mainKinds = ["data-protection", "cyber", "ai"] as const;

export function loader({ params }: Route.LoaderArgs) {
  const path = `${lawsPath}/country/${params.country}`;
  const list = getLawLists().get(path);
  if (!list) throw new Response("No laws of such a country", { status: 404 });
  const country = getLawsByCountry().find(({ slug }) => slug === params.country);
  const { laws } = list;
  return {
    page: listOpening(path, country?.name ?? continent, laws),
    country,
    art: `country-${params.country}`,
    laws,
  };
}

export default function LawCountry({ loaderData }: Route.ComponentProps) {
  const { page, country, laws } = loaderData;
  const { path, library: labels } = getPage("laws");
  const rights = getPage("rights-in-uganda");
  const letters = wovenLetters(page.heading);
  const weave = { count: letters.length, letters: letters.join(" ") };
  const missing = mainKinds.filter((kind) => !laws.some((law) => law.kind === kind));
  const ratified = country?.ratified ?? [];
  return (
    <>
      <LawHead
        {...loaderData}
        isHuge={page.heading.length < 14}
        shape={country && <CountryShape slug={country.slug} />}
      >
        <p className={styles.weave}>{fillPlaceholders(labels.weave, weave)}</p>
      </LawHead>
      <Section top="less" bottom="less">
        <div className={styles.columns}>
          <div>
            {laws.filter(isDataLaw).map((law) => (
              <section key={law.path} className={styles.first} aria-labelledby={law.slug}>
                <h2 id={law.slug}>
                  <a href={law.path}>{law.title}</a>
                </h2>
                <FirstFacts law={law} />
              </section>
            ))}
            <h2 id="laws">{labels.countryHeading}</h2>
            {[...Map.groupBy(laws.map(lawRow), ({ kindLabel }) => kindLabel)].map(
              ([kind, rows]) => (
                <section key={kind} className={styles.kind}>
                  <h3>{kind}</h3>
                  <ul className={styles.rows}>
                    {rows.map((law) => {
                      const beside = [law.caution, regulatorText(law)].filter(Boolean).join(" · ");
                      return (
                        <li key={law.path}>
                          <b>{law.year}</b>
                          <a href={law.path}>{law.title}</a>
                          {beside && <p>{beside}</p>}
                          {law.status && <p className="muted">{law.status}</p>}
                          {law.sourceNotOpened && <p className="muted">{labels.sourceNotOpened}</p>}
                          {law.isStale && <p>{labels.stale}</p>}
                        </li>
                      );
                    })}
                  </ul>
                </section>
              ),
            )}
            {country && missing.length > 0 && (
              <p className={styles.merged}>
                <b>{labels.nothingVerified}</b> {missing.map((kind) => lawKinds[kind]).join(", ")}.
              </p>
            )}
          </div>
          <aside className={`${styles.panel} ${styles.sticky}`} aria-label={labels.checked}>
            <h2>{labels.checked}</h2>
            <p>{checkedSentence(laws, labels.checkedOn)}</p>
            <p className="muted">{labels.honesty}</p>
            {country?.slug === "uganda" && (
              <p>
                <TextLink href={rights.path}>{rights.heading}</TextLink>
              </p>
            )}
            {ratified.length > 0 && (
              <>
                <h2>{labels.fieldLabels.ratified}</h2>
                <LinkList
                  links={ratified.map(({ path, title }) => ({ label: title, href: path }))}
                />
              </>
            )}
          </aside>
        </div>
      </Section>
      <QuietRow links={[feedLink("laws")]}>
        <TextLink href={path}>{labels.all}</TextLink>
      </QuietRow>
      {country && <CompareWith {...country} />}
    </>
  );
}
