import { citePage } from "#app/cite.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";

/** How to cite the page of a case, as it was last checked or corrected. */
export function citeCase({ caseName: title, checkedOn, corrections, path, slug }: LitigationCase) {
  const corrected = corrections[0]?.date ?? checkedOn;
  return citePage({ title, date: corrected > checkedOn ? corrected : checkedOn, path, slug });
}
