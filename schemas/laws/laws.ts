import { z } from "zod";
import { isPublished, publishing } from "#schemas/articles/publishing.ts";
import { type Entry, memoise, readFolder } from "#schemas/reading/collection.ts";
import { day, optionalText, optionalWebAddress, text } from "#schemas/reading/field.ts";
import { countryName, getCountries } from "#schemas/site/countries.ts";

/** Stands in the field `country` of what holds for several countries. */
export const continent = "Africa";

export const lawKinds = {
  "data-protection": "Data protection",
  cyber: "Cyber",
  ai: "Artificial intelligence",
  continental: "Continental and regional",
} as const;
export type LawKind = keyof typeof lawKinds;

export const lawStandings = {
  law: "Law",
  bill: "Bill, not law",
  strategy: "Strategy, not law",
  instrument: "Treaty, resolution or policy",
} as const;
export type LawStanding = keyof typeof lawStandings;

function lawSchema(root: string) {
  return z.strictObject({
    country: countryName(root, [continent]),
    title: text,
    kind: z.enum(Object.keys(lawKinds) as [LawKind, ...LawKind[]]),
    standing: z.enum(Object.keys(lawStandings) as [LawStanding, ...LawStanding[]]),
    /** Year of adoption. */
    year: z.int().min(1960).max(2100),
    /** Authority that watches over it, and whether it works; blank when the sources name none. */
    regulator: optionalText,
    /** What the sources say about its force; blank when they say nothing more. */
    status: optionalText,
    /** Official address as a source lists it. */
    officialLink: optionalWebAddress,
    /** Names of the publications that the row was taken from. */
    sources: z.array(text).min(1, "a law without a source is not published"),
    /** Day on which somebody last compared the row with its sources. */
    verifiedOn: day,
    /** Countries that have ratified it, for treaties. */
    ratifiedBy: z.array(countryName(root)).default([]),
    ...publishing,
    body: z.string().optional(),
  });
}

export type Law = Entry<z.output<ReturnType<typeof lawSchema>>> & { path: string };

/** Path of the law library. */
export const lawsPath = "/news/laws";

/** Every row of the law library, drafts and scheduled ones too, by country and year. */
export const getLawsWithDrafts = memoise((root): Law[] =>
  readFolder(root, "laws", lawSchema(root))
    .map((law) => ({ ...law, path: `${lawsPath}/${law.slug}` }))
    .sort(
      (a, b) =>
        Number(a.country === continent) - Number(b.country === continent) ||
        a.country.localeCompare(b.country, "en") ||
        Object.keys(lawKinds).indexOf(a.kind) - Object.keys(lawKinds).indexOf(b.kind) ||
        a.year - b.year,
    ),
);

/** The rows that the law library shows. */
export const getLaws = memoise((root): Law[] =>
  getLawsWithDrafts(root).filter((law) => isPublished(law)),
);

/** Days after which a row counts as not checked. */
const staleAfterDays = 365;

/** Whether nobody has compared the row with its sources for a year. */
export function isStale(
  { verifiedOn }: Pick<Law, "verifiedOn">,
  now: number = Date.now(),
): boolean {
  return now - Date.parse(verifiedOn) > staleAfterDays * 86_400_000;
}

/** What the library holds on one country, for the map and for comparison. */
export interface CountryLaws {
  name: string;
  slug: string;
  code: string;
  tile: [number, number];
  laws: Law[];
  /** Continental instruments that a source lists it as having ratified. */
  ratified: Law[];
}

export const getLawsByCountry = memoise((root): CountryLaws[] => {
  const laws = getLaws(root);
  const ofCountry = Map.groupBy(laws, ({ country }) => country);
  const treaties = laws.filter(({ ratifiedBy }) => ratifiedBy.length > 0);
  return getCountries(root).map((country) => ({
    ...country,
    laws: ofCountry.get(country.name) ?? [],
    ratified: treaties.filter(({ ratifiedBy }) => ratifiedBy.includes(country.name)),
  }));
});
