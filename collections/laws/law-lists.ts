import { getter } from "#collections/content.ts";
import {
  continent,
  continentSlug,
  countryLawsPath,
  getLaws,
  getLawsByCountry,
  type Law,
} from "./laws.ts";

/** The pages of the law library by path: the laws of each country that has some, and of the continent. */
export const getLawLists = getter((content) => {
  const list = (slug: string, label: string, laws: readonly Law[]) => {
    return { slug, label, path: countryLawsPath(slug), laws };
  };
  const ofContinent = getLaws(content).filter(({ country }) => country === continent);
  const lists = [
    ...getLawsByCountry(content).map(({ name, slug, laws }) => list(slug, name, laws)),
    list(continentSlug, `${continent}, as a whole`, ofContinent),
  ].filter(({ laws }) => laws.length > 0);
  return new Map(lists.map((list) => [list.path, list]));
});
