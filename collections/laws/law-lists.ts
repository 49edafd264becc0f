import { getter } from "#collections/content.ts";
import { continent, getLaws, getLawsByCountry, type Law, lawKinds, lawsPath } from "./laws.ts";

/** Rows that one filter leaves. */
interface LawList {
  facet: "kind" | "country";
  label: string;
  path: string;
  laws: Law[];
}

/** Filtered lists of the law library by path. */
export const getLawLists = getter((content): Map<string, LawList> => {
  const all = getLaws(content);
  const list = (facet: LawList["facet"], value: string, label: string, laws: Law[]): LawList => ({
    facet,
    label,
    path: `${lawsPath}/${facet}/${value}`,
    laws,
  });
  const ofContinent = all.filter(({ country }) => country === continent);
  const lists = [
    ...Object.entries(lawKinds).map(([kind, label]) => {
      return list(
        "kind",
        kind,
        label,
        all.filter((law) => law.kind === kind),
      );
    }),
    ...getLawsByCountry(content).map(({ name, slug, laws }) => list("country", slug, name, laws)),
    list("country", "africa", `${continent}, as a whole`, ofContinent),
  ].filter(({ laws }) => laws.length > 0);
  return new Map(lists.map((one) => [one.path, one]));
});
