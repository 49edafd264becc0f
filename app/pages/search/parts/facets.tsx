import type { MouseEvent } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import type { FacetCounts } from "#app/search/run-search.ts";
import { type SearchQuery, searchAddress } from "#app/search/search-document.ts";
import styles from "./facets.module.css";

export interface FacetChoice {
  value: string;
  label: string;
}

interface FacetsProps {
  name: "kind" | "topic";
  label: string;
  all: string;
  choices: readonly FacetChoice[];
  counts: FacetCounts;
  question: SearchQuery;
  action: string;
  /** Answers in place instead of following the link. */
  choose: (event: MouseEvent<HTMLAnchorElement>, question: SearchQuery) => void;
}

/** One filter of the search as links with counts, twice: a list beside the results, or folded above them. */
export function Facets(props: FacetsProps) {
  const { name, label, all, choices, counts, question, action, choose } = props;
  const chosen = question[name];
  const facets = [
    { value: "", label: all, count: counts.all },
    ...choices
      .map((choice) => ({ ...choice, count: counts.each[choice.value] ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen)
      .sort((a, b) => b.count - a.count),
  ];
  const links = (
    <ul className={styles.choices}>
      {facets.map((choice) => {
        const narrowed = { ...question, [name]: choice.value, page: 1 };
        return (
          <li key={choice.value}>
            <a
              href={searchAddress(action, narrowed)}
              aria-current={choice.value === chosen ? "true" : undefined}
              onClick={(event) => choose(event, narrowed)}
            >
              {choice.label} <span>{choice.count}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
  const current = facets.find(({ value }) => value === chosen)?.label;
  return (
    <>
      <section className={styles.list} aria-label={label}>
        <h2 className={styles.name}>{label}</h2>
        {links}
      </section>
      <details className={`unfolds ${styles.folded}`}>
        <summary>
          <span>{`${label}: ${current}`}</span> <Icon name="chevron-down" />
        </summary>
        {links}
      </details>
    </>
  );
}
