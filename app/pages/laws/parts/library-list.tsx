import { getPage } from "#collections/pages/pages.ts";
import { type LawRow, moreLaws } from "./law-rows.ts";
import styles from "./library-list.module.css";

/** One line of the list; without a kind where the list has one kind only. */
type ListedLaw = Pick<LawRow, "path" | "title" | "year" | "caution" | "isStale"> & {
  kindLabel?: string | undefined;
};

interface ListedCountry {
  name: string;
  slug: string;
  href: string;
  /** Fill of its swatch, a pattern on the same page. */
  fill?: string | undefined;
  rows: readonly ListedLaw[];
}

interface LibraryListProps {
  countries: readonly ListedCountry[];
  /** A country with more laws than this shows the first three and a link to the rest. */
  max?: number;
}

const first = 3;

/** First letter without diacritics. */
const letterOf = (name: string) => name.normalize("NFD").charAt(0).toUpperCase();
export const anchorOf = (letter: string) => `letter-${letter.toLowerCase()}`;

export function lettersOf(countries: readonly { name: string }[]): string[] {
  return [...new Set(countries.map(({ name }) => letterOf(name)))];
}

/** Countries A to Z with their laws, in two columns of about the same height. */
export function LibraryList({ countries, max = 4 }: LibraryListProps) {
  const groups = [...Map.groupBy(countries, ({ name }) => letterOf(name))];
  const half = balance(groups.map(([, members]) => heightOf(members, max)));
  const columns = [groups.slice(0, half), groups.slice(half)].filter(({ length }) => length > 0);
  return (
    <div className={styles.list} data-columns={columns.length === 1 ? 1 : undefined}>
      {columns.map((column) => (
        <div key={column[0]?.[0]}>
          {column.map(([letter, members]) => (
            <section key={letter} className={styles.group} aria-labelledby={anchorOf(letter)}>
              <h3 id={anchorOf(letter)}>{letter}</h3>
              <div>
                {members.map((country) => (
                  <Country key={country.slug} country={country} max={max} />
                ))}
              </div>
            </section>
          ))}
        </div>
      ))}
    </div>
  );
}

function Country({ country, max }: { country: ListedCountry; max: number }) {
  const { name, href, fill, rows } = country;
  const { stale } = getPage("laws").library;
  const shown = rows.length > max ? rows.slice(0, first) : rows;
  const rest = rows.length - shown.length;
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
        {shown.map((law) => (
          <li key={law.path}>
            <a href={law.path}>{law.title}</a>
            <span className={styles.about}>
              {law.kindLabel && <span className={styles.kind}>{law.kindLabel}</span>}
              {law.caution && <em>{law.caution}</em>}
              {law.isStale && <em>{stale}</em>}
            </span>
            <b>{law.year}</b>
          </li>
        ))}
        {rest > 0 && (
          <li>
            <a href={href}>{moreLaws(rest, name)}</a>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Estimated height of a group, in lines. */
function heightOf(countries: readonly ListedCountry[], max: number): number {
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
