import { memoise } from "#schemas/reading/collection.ts";
import { continent, getLaws, getLawsByCountry, type Law, lawKinds, lawsPath } from "./laws.ts";

/** What the law library can be narrowed down by. */
export const lawFacetNames = ["kind", "country"] as const;

/** Rows that one filter leaves. */
export interface LawList {
  facet: (typeof lawFacetNames)[number];
  label: string;
  path: string;
  laws: Law[];
}

/** Filtered lists of the law library by path. */
export const getLawLists = memoise((root): Map<string, LawList> => {
  const laws = getLaws(root);
  const kinds = Object.entries(lawKinds).map(
    ([kind, label]): LawList => ({
      facet: "kind",
      label,
      path: `${lawsPath}/kind/${kind}`,
      laws: laws.filter((law) => law.kind === kind),
    }),
  );
  const countries = getLawsByCountry(root).map(
    ({ name, slug, laws: ofCountry }): LawList => ({
      facet: "country",
      label: name,
      path: `${lawsPath}/country/${slug}`,
      laws: ofCountry,
    }),
  );
  const all: LawList = {
    facet: "country",
    label: `${continent}, as a whole`,
    path: `${lawsPath}/country/africa`,
    laws: laws.filter(({ country }) => country === continent),
  };
  return new Map(
    [...kinds, ...countries, all]
      .filter((list) => list.laws.length > 0)
      .map((list) => [list.path, list]),
  );
});
