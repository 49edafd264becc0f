import { citePage } from "#app/cite.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";

/** How to cite the page of a case. */
export const citeCase = ({ caseName: title, checkedOn: date, path, slug }: LitigationCase) =>
  citePage({ title, date, path, slug });
