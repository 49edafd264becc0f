import type { SearchHit } from "#app/search/run-search.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import styles from "./search-results.module.css";

interface SearchResultsProps {
  results: readonly SearchHit[];
  /** Place of the first one among all that were found, counted from 1. */
  from: number;
}

/** Found pages, the best first. */
export function SearchResults({ results, from }: SearchResultsProps) {
  return (
    <ol className={styles.results} start={from === 1 ? undefined : from}>
      {results.map(({ path, title, excerpt, kindLabel, date }) => (
        <li key={path}>
          <div>
            <a href={path}>
              <Pieces pieces={title} />
            </a>
            <p className={styles.excerpt}>
              <Pieces pieces={excerpt} />
            </p>
          </div>
          <p className={styles.about}>
            <span className={styles.kind}>{kindLabel}</span> {date && formatDay(date)}
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
