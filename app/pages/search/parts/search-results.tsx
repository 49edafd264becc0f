import type { ArtSource } from "#app/art/art-source.ts";
import { Mark } from "#app/components/art/mark.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { SearchHit, SearchResponse } from "#app/search/run-search.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import type { getSearchGuide } from "#collections/site/search.ts";
import bestStyles from "./best-bet-panel.module.css";
import stepStyles from "./next-steps.module.css";
import styles from "./search-results.module.css";

type BestBet = NonNullable<SearchResponse["best"]>;
export type Way = ReturnType<typeof getSearchGuide>["ways"][number];

interface SearchResultsProps {
  results: readonly SearchHit[];
  /** Place of the first one among all that were found, counted from 1. */
  from: number;
}

export function SearchResults({ results, from }: SearchResultsProps) {
  return (
    <ol className={styles.results} start={from === 1 ? undefined : from}>
      {results.map(({ path, title, excerpt, kindLabel, date, language }) => (
        <li key={path}>
          <div>
            <a href={path} hrefLang={language?.code} lang={language?.code}>
              <Pieces pieces={title} />
            </a>
            <p className={styles.excerpt} lang={language?.code}>
              <Pieces pieces={excerpt} />
            </p>
          </div>
          <p className={`small ${styles.about}`}>
            <span className={styles.kind}>{kindLabel}</span> {date && formatDay(date)}
            {language && <span lang={language.code}>{language.name}</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { pieces: SearchHit["title"] }) {
  return pieces.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text keep their order
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

export function BestBetPanel({ bet, door }: { bet: BestBet; door: ArtSource }) {
  const { href, heading, text, action } = bet;
  return (
    <Surface as="section" tone="jac" className={bestStyles.best} aria-labelledby="best">
      <img {...door} className={`no-print ${bestStyles.door}`} alt="" />
      <div className={bestStyles.words}>
        <p className="kicker">Start here</p>
        <h2 className={bestStyles.heading} id="best">
          <a href={href}>{heading}</a>
        </h2>
        <p>{text}</p>
      </div>
      <p className={`no-print ${bestStyles.action}`}>
        <ButtonLink href={href} icon="arrow-right">
          {action}
        </ButtonLink>
      </p>
    </Surface>
  );
}

const tones = ["jac", "leaf", "bark"] as const;

/** Three ways on for those who found nothing: the first with a door, the others with a sign. */
export function NextSteps({ ways, door }: { ways: readonly Way[]; door: ArtSource }) {
  return (
    <ul className={stepStyles.list}>
      {ways.map(({ heading, text, link, mark }, at) => (
        <Surface as="li" key={link.href} tone={tones[at % tones.length]} className={stepStyles.way}>
          {at === 0 ? (
            <img {...door} className={`no-print ${stepStyles.door}`} alt="" />
          ) : (
            <Mark name={mark} className={stepStyles.sign} />
          )}
          <h2 className={stepStyles.heading}>{heading}</h2>
          <p className="muted">{text}</p>
          <p className={`tap covers ${stepStyles.action}`}>
            <a href={link.href}>{link.label}</a> <Icon name="arrow-right" />
          </p>
        </Surface>
      ))}
    </ul>
  );
}
