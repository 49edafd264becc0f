import type { ReactNode } from "react";
import { colours } from "#app/art/colours.ts";
import { classNames } from "#app/components/base/class-names.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { shapeOf } from "../art/country-shapes.ts";
import { barePattern, bareWarp, weavePattern } from "../art/map-weaves.ts";
import styles from "./library-map.module.css";
import type { MapCountry } from "./map-countries.ts";
import panel from "./map-readings.module.css";

export type MapSign = keyof PageContent<"laws">["library"]["mapKey"];

/** What each sign of the legend stands for, in its order. */
export const signs: Readonly<Record<MapSign, (country: MapCountry) => boolean>> = {
  whole: ({ weave }) => weave === "whole",
  begun: ({ weave }) => weave === "begun",
  bare: ({ weave }) => weave === "bare",
  cyber: ({ hasCyber }) => hasCyber,
  ai: ({ hasAi }) => hasAi,
};

export const mapBox = [-120, 0, 1990, 1800] as const;

/** Slug of the country that is shown without hover. */
const atRest = "uganda";

interface LibraryMapProps {
  countries: readonly MapCountry[];
  children: ReactNode;
}

const patternId = (index: number) => `p${index}`;

export function weaveFill(country: MapCountry, countries: readonly MapCountry[]): string {
  return `url(#${country.weave === "bare" ? bareWarp : patternId(countries.indexOf(country))})`;
}

/** Africa as a cloth of cloths: how much of a country is woven shows what the library lists. It needs no script. */
export function LibraryMap({ countries, children }: LibraryMapProps) {
  const { mapLabel, mapHint, mapCaption, mapKey } = getPage("laws").library;
  return (
    <div className={classNames(styles.atlas, panel.atlas)}>
      <div className={styles.words}>
        {children}
        <div className={styles.panel} aria-hidden="true">
          <p className={styles.hint}>{mapHint}</p>
          {countries.map(({ slug, name, laws, more }) => (
            <div
              key={slug}
              className={styles.reading}
              data-reading={slug}
              data-at-rest={slug === atRest || undefined}
            >
              <p>{name}</p>
              {laws.map((title) => (
                <p key={title}>{title}</p>
              ))}
              {(more || laws.length === 0) && <p>{more ?? mapKey.bare}</p>}
            </div>
          ))}
        </div>
        <ul className={styles.key}>
          {(Object.keys(signs) as MapSign[]).map((sign) => (
            <li key={sign}>
              <Swatch sign={sign} />
              <b>{countries.filter(signs[sign]).length}</b> {mapKey[sign]}
            </li>
          ))}
        </ul>
      </div>
      <figure className={styles.figure}>
        <svg className={styles.map} viewBox={mapBox.join(" ")} role="group" aria-label={mapLabel}>
          <MapCloth countries={countries} />
        </svg>
        <figcaption>{mapCaption}</figcaption>
      </figure>
    </div>
  );
}

/** Every country in its weave, as a link, with its marks. */
export function MapCloth({ countries }: Pick<LibraryMapProps, "countries">) {
  const { mapKey } = getPage("laws").library;
  const patterns = countries.map((country, index) =>
    weavePattern(country, country.dyes, country.weave, patternId(index)),
  );
  return (
    <>
      <defs
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own generators
        dangerouslySetInnerHTML={{ __html: barePattern() + patterns.join("") }}
      />
      <path className={styles.unlisted} d={shapeOf("western-sahara").path} />
      <g className={styles.lands}>
        {countries.map((country) => (
          <a
            key={country.slug}
            href={country.href}
            data-land={country.slug}
            aria-label={`${country.name}: ${mapKey[country.weave]}, ${country.rows.length}`}
          >
            <path fill={weaveFill(country, countries)} d={shapeOf(country.slug).path} />
          </a>
        ))}
      </g>
      <g className={styles.marks}>{countries.map(marksOf)}</g>
    </>
  );
}

/** A white square for a cyber law and a gold diamond for an AI strategy, on a patch of night. */
function marksOf({ slug, hasCyber, hasAi }: MapCountry) {
  if (!hasCyber && !hasAi) return null;
  const [x, y] = shapeOf(slug).centre;
  const both = hasCyber && hasAi;
  const half = both ? 38 : 22;
  return (
    <g key={slug}>
      <path d={`M${x - half} ${y - 22}h${2 * half}v44h${-2 * half}z`} />
      {hasCyber && (
        <path className={styles.cyber} d={`M${x - (both ? 29 : 11)} ${y - 11}h22v22h-22z`} />
      )}
      {hasAi && (
        <path className={styles.ai} d={`M${x + (both ? 18 : 0)} ${y - 15}l15 15-15 15-15-15z`} />
      )}
    </g>
  );
}

export function Swatch({ sign }: { sign: MapSign }) {
  const drawings: Record<MapSign, ReactNode> = {
    whole: (
      <>
        <path fill={colours["lake-700"]} d="M0 0h48v32H0z" />
        <path stroke={colours["lake-300"]} strokeWidth="6" d="M0 10L12 22 24 10 36 22 48 10" />
        <path
          stroke={colours.kaolin}
          strokeWidth="5"
          d="M0 24L12 36 24 24 36 36 48 24M0-4L12 8 24-4 36 8 48-4"
        />
      </>
    ),
    begun: (
      <>
        <path fill={colours["leaf-900"]} d="M0 0h48v32H0z" />
        <path
          fill={colours["bark-300"]}
          d="M5 0h5v32H5zM17 0h5v32h-5zM29 0h5v32h-5zM41 0h5v32h-5zM0 14h48v5H0z"
        />
      </>
    ),
    bare: (
      <>
        <path fill={colours["leaf-900"]} d="M0 0h48v32H0z" />
        <path
          fill="#7fa391"
          fillOpacity=".5"
          d="M7 0h2v32H7zM19 0h2v32h-2zM31 0h2v32h-2zM43 0h2v32h-2z"
        />
      </>
    ),
    cyber: (
      <>
        <path fill={colours["leaf-950"]} d="M0 0h48v32H0z" />
        <path fill={colours.kaolin} d="M17 9h14v14H17z" />
      </>
    ),
    ai: (
      <>
        <path fill={colours["leaf-950"]} d="M0 0h48v32H0z" />
        <path fill={colours["gold-400"]} d="M24 6L34 16 24 26 14 16z" />
      </>
    ),
  };
  return (
    <svg className={styles.swatch} viewBox="0 0 48 32" fill="none" aria-hidden="true">
      {drawings[sign]}
    </svg>
  );
}
