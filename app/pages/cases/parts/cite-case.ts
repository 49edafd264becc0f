import { citePage } from "#app/cite.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";
import { changedOn } from "#collections/cases/time-limits.ts";

export const citeCase = (entry: LitigationCase) =>
  citePage({ title: entry.caseName, date: changedOn(entry), path: entry.path, slug: entry.slug });
