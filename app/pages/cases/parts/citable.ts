import type { Citable } from "#app/cite.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";

/** The page of a case as something to cite: a record that OTC keeps up to date. */
export function citable({ caseName, checkedOn, path, slug }: LitigationCase): Citable {
  const { name, url } = getKnownOrganisation();
  const address = url + path;
  return {
    title: caseName,
    authors: [],
    date: checkedOn,
    slug,
    publisher: name,
    address,
    isPage: true,
  };
}
