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
  const lists: (readonly [LawList["facet"], value: string, label: string, laws: Law[]])[] = [
    ...Object.entries(lawKinds).map(([kind, label]) => {
      return ["kind", kind, label, all.filter((law) => law.kind === kind)] as const;
    }),
    ...getLawsByCountry(content).map(
      ({ name, slug, laws }) => ["country", slug, name, laws] as const,
    ),
    [
      "country",
      "africa",
      `${continent}, as a whole`,
      all.filter((law) => law.country === continent),
    ],
  ];
  return new Map(
    lists
      .filter(([, , , laws]) => laws.length > 0)
      .map(([facet, value, label, laws]) => {
        const path = `${lawsPath}/${facet}/${value}`;
        return [path, { facet, label, path, laws }];
      }),
  );
});
