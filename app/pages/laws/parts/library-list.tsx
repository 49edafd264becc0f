import { getPage } from "#collections/pages/pages.ts";
import { type LawRow, moreLaws } from "./law-rows.ts";
import styles from "./library-list.module.css";

/** One line of the list. */
type ListedLaw = Pick<
  LawRow,
  "path" | "title" | "year" | "kind" | "kindLabel" | "under" | "caution" | "isStale"
>;

interface ListedCountry {
  name: string;
  slug: string;
  href: string;
  /** Fill of its swatch, a pattern on the same page. */
  fill?: string | undefined;
  rows: readonly ListedLaw[];
}

/** A country with more laws than this shows the first three and a link to the rest. */
const max = 4;
const first = 3;

/** First letter without diacritics. */
export const letterOf = (name: string) => name.normalize("NFD").charAt(0).toUpperCase();
export const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

export function lettersOf(countries: readonly { name: string }[]): string[] {
  return [...new Set(countries.map(({ name }) => letterOf(name)))];
}

/** Countries A to Z with their laws, in two columns of about the same height. */
export function LibraryList({ countries }: { countries: readonly ListedCountry[] }) {
  const groups = [...Map.groupBy(countries, ({ name }) => letterOf(name))];
  const half = balance(groups.map(([, members]) => heightOf(members)));
  const columns = [groups.slice(0, half), groups.slice(half)].filter(({ length }) => length > 0);
  return (
    <div
      className={`split-medium ${styles.list}`}
      data-columns={columns.length === 1 ? 1 : undefined}
    >
      {columns.map((column) => (
        <div key={column[0]?.[0]}>
          {column.map(([letter, members]) => (
            <section key={letter}>
              <h3 id={anchorOf(letter)}>{letter}</h3>
              <div>
                {members.map((country) => (
                  <Country key={country.slug} country={country} />
                ))}
              </div>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function Country({ country }: { country: ListedCountry }) {
  const { name, href, fill, rows } = country;
  const { stale } = getPage("laws").library;
  // What was made under a law waits for its kind to be chosen, as does all that would make a country long.
  const acts = rows.filter(({ under }) => !under);
  const visible = new Set(acts.length > max ? acts.slice(0, first) : acts);
  const hiddenCount = rows.length - visible.size;
  return (
    <div className={styles.country}>
      <h4 className="title-1">
        {fill && (
          <svg className={styles.weave} viewBox="0 0 48 48" aria-hidden="true">
            <path fill={fill} d="M0 0h48v48H0z" />
          </svg>
        )}
        <a href={href}>{name}</a>
      </h4>
      <ul>
        {rows.map((law) => (
          <li
            key={law.path}
            data-kind={law.kind}
            className={visible.has(law) ? undefined : styles.waiting}
          >
            <a href={law.path}>{law.title}</a>
            <span className={`small ${styles.about}`}>
              <span>{law.kindLabel}</span>
              {law.caution && <em>{law.caution}</em>}
              {law.isStale && <em>{stale}</em>}
            </span>
            <b>{law.year}</b>
          </li>
        ))}
        {hiddenCount > 0 && (
          <li className={styles.rest}>
            <a href={href}>{moreLaws(hiddenCount, name)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Estimated height of a group, in lines. */
function heightOf(countries: readonly ListedCountry[]): number {
  return countries.reduce((sum, { rows }) => sum + 1.9 + Math.min(rows.length, max), 0.6);
}

/** Number of groups in the first column that makes both columns most alike. */
function balance(heights: readonly number[]): number {
  const all = heights.reduce((sum, height) => sum + height, 0);
  let before = 0;
  const gaps = heights.map((height) => {
    before += height;
    return Math.abs(all - 2 * before);
  });
  return gaps.indexOf(Math.min(...gaps)) + 1;
}
