import type { ReactNode, SVGProps } from "react";
import { type Ink, inkValue } from "#app/art/colours.ts";
import { classNames } from "#app/components/base/class-names.ts";
import { getPage, type PageContent } from "#collections/pages/pages.ts";
import { shapeOf } from "../art/country-shapes.ts";
import swatches from "../art/map-signs.json" with { type: "json" };
import { barePattern, bareWarp, weavePattern } from "../art/map-weaves.ts";
import styles from "./library-map.module.css";
import type { MapCountry } from "./map-countries.ts";
import panel from "./map-readings.module.css";

type MapSign = keyof PageContent<"laws">["library"]["mapKey"];

/** What each sign of the legend stands for, in its order. */
const signs: Readonly<Record<MapSign, (country: MapCountry) => boolean>> = {
  whole: ({ weave }) => weave === "whole",
  begun: ({ weave }) => weave === "begun",
  bare: ({ weave }) => weave === "bare",
  cyber: ({ hasCyber }) => hasCyber,
  ai: ({ hasAi }) => hasAi,
};

const mapBox = [-120, 0, 1990, 1800] as const;

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

/** Africa as a cloth: how much of a country is woven shows what the library lists. It needs no script. */
export function LibraryMap({ countries, children }: LibraryMapProps) {
  const { mapLabel, mapHint, mapCaption, mapKey } = getPage("laws").library;
  return (
    <div className={classNames(styles.atlas, panel.atlas)}>
      <div className={styles.words}>
        {children}
        <div className={`no-print ${styles.panel}`} aria-hidden="true">
          <p className={`small ${styles.hint}`}>{mapHint}</p>
          {countries.map(({ slug, code, name, laws, more }) => (
            <div key={slug} data-reading={code} data-at-rest={slug === atRest || undefined}>
              <p>{name}</p>
              {laws.map((title) => (
                <p key={title}>{title}</p>
              ))}
              {(more || laws.length === 0) && <p>{more ?? mapKey.bare}</p>}
            </div>
          ))}
        </div>
        <ul className={`no-print stack gap-2 ${styles.key}`}>
          {(Object.keys(signs) as MapSign[]).map((sign) => (
            <li key={sign}>
              <Swatch sign={sign} />
              <b>{countries.filter(signs[sign]).length}</b> {mapKey[sign]}
            </li>
          ))}
        </ul>
      </div>
      <figure className={`no-print ${styles.figure}`}>
        <svg className={styles.map} viewBox={mapBox.join(" ")} role="group" aria-label={mapLabel}>
          <MapCloth countries={countries} />
        </svg>
        <figcaption>{mapCaption}</figcaption>
      </figure>
    </div>
  );
}

function MapCloth({ countries }: Pick<LibraryMapProps, "countries">) {
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
            data-land={country.code}
            aria-label={`${country.name}: ${mapKey[country.weave]}, ${country.rows.length}`}
          >
            <path fill={weaveFill(country, countries)} d={shapeOf(country.slug).path} />
          </a>
        ))}
      </g>
      <Marks countries={countries} />
    </>
  );
}

/** A white square for each cyber law and a gold diamond for each AI strategy, on patches of night. */
function Marks({ countries }: Pick<LibraryMapProps, "countries">) {
  const paths = { patches: "", cyber: "", ai: "" };
  for (const { slug, hasCyber, hasAi } of countries) {
    if (!hasCyber && !hasAi) continue;
    const [x, y] = shapeOf(slug).centre;
    const both = hasCyber && hasAi;
    const half = both ? 38 : 22;
    paths.patches += `M${x - half} ${y - 22}h${2 * half}v44h${-2 * half}z`;
    if (hasCyber) paths.cyber += `M${x - (both ? 29 : 11)} ${y - 11}h22v22h-22z`;
    if (hasAi) paths.ai += `M${x + (both ? 18 : 0)} ${y - 15}l15 15-15 15-15-15z`;
  }
  return (
    <g className={styles.marks}>
      <path d={paths.patches} />
      <path className={styles.cyber} d={paths.cyber} />
      <path className={styles.ai} d={paths.ai} />
    </g>
  );
}

const ink = (name: string | undefined) => name && inkValue(name as Ink);

function Swatch({ sign }: { sign: MapSign }) {
  const paths: readonly SVGProps<SVGPathElement>[] = swatches[sign];
  return (
    <svg className={styles.swatch} viewBox="0 0 48 32" fill="none" aria-hidden="true">
      {paths.map(({ fill, stroke, ...path }) => (
        <path key={path.d} fill={ink(fill)} stroke={ink(stroke)} {...path} />
      ))}
    </svg>
  );
}
