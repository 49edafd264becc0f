import styles from "./country-map.module.css";

/** A country on the schematic map. */
export interface CountryTile {
  name: string;
  code: string;
  /** Column from the west and row from the north, from 1. */
  tile: readonly [number, number];
  /** Page with the rows of the country; none when the library holds no row. */
  href: string | undefined;
  standing: "law" | "bill" | "none";
  count: number;
}

interface CountryMapProps {
  countries: readonly CountryTile[];
  /** Sentence that says what the map is. */
  caption: string;
}

const standings = {
  law: "data protection law",
  bill: "bill only",
  none: "none verified yet",
} as const;

/**
 * Africa as one tile for each country. On small screens the same list stands in two columns: the map is
 * a list of links first and takes its shape from the grid.
 */
export function CountryMap({ countries, caption }: CountryMapProps) {
  return (
    <figure className={styles.map}>
      <ul className={styles.tiles}>
        {countries.map(({ name, code, tile, href, standing, count }) => {
          const words = (
            <>
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.about}>
                <span className="visually-hidden">, {standings[standing]}, </span>
                {count}
                <span className="visually-hidden">{count === 1 ? " row" : " rows"}</span>
              </span>
            </>
          );
          return (
            <li
              key={code}
              className={styles.tile}
              data-column={tile[0]}
              data-row={tile[1]}
              data-standing={standing}
            >
              {href ? <a href={href}>{words}</a> : <span>{words}</span>}
            </li>
          );
        })}
      </ul>
      <figcaption className={styles.caption}>
        <ul className={styles.key}>
          {Object.entries(standings).map(([standing, words]) => (
            <li key={standing}>
              <span className={styles.swatch} data-standing={standing} /> {words}
            </li>
          ))}
        </ul>
        {caption}
      </figcaption>
    </figure>
  );
}
