import { citePage } from "#app/cite.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { changedOn } from "#collections/cases/time-limits.ts";

/** Cites the page of a case with the day of its newest correction. */
export const citeCase = (entry: LitigationCase): string =>
  citePage({ title: entry.caseName, date: changedOn(entry), path: entry.path, slug: entry.slug })
    .oscola;
