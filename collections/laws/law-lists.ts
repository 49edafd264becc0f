import { getter } from "#collections/content.ts";
import { continent, getLaws, getLawsByCountry, type Law, lawKinds, lawsPath } from "./laws.ts";

/** Lists of the law library, each the rows that one filter leaves, by path. */
export const getLawLists = getter((content) => {
  const all = getLaws(content);
  const list = (facet: "kind" | "country", value: string, label: string, laws: Law[]) => {
    return { facet, slug: value, label, path: `${lawsPath}/${facet}/${value}`, laws };
  };
  const ofKind = Map.groupBy(all, ({ kind }) => kind);
  const ofContinent = all.filter(({ country }) => country === continent);
  const lists = [
    ...(Object.keys(lawKinds) as Law["kind"][]).map((kind) =>
      list("kind", kind, lawKinds[kind], ofKind.get(kind) ?? []),
    ),
    ...getLawsByCountry(content).map(({ name, slug, laws }) => list("country", slug, name, laws)),
    list("country", "africa", `${continent}, as a whole`, ofContinent),
  ].filter(({ laws }) => laws.length > 0);
  return new Map(lists.map((one) => [one.path, one]));
});
