import type { ContentSource } from "#collections/content.ts";
import { casesPath, getMainCases, type LitigationCase } from "./cases.ts";

/** Looms that the page of a case shows: across, upright for phones, and on the poster of all cases. */
export const loomFiles = { wide: "loom-wide.svg", upright: "loom-upright.svg", poster: "loom.svg" };
export const calendarPath = `${casesPath}/deadlines.ics`;

/** Steps of a case with a day or a month; with fewer than two there is no time to draw. */
export function hasLoom({ events }: Pick<LitigationCase, "events">): boolean {
  return events.length > 1;
}

export function caseFile({ path }: Pick<LitigationCase, "path">, file: string): string {
  return `${path}/${file}`;
}

/** Every file that goes with the pages of the cases: their looms, and the calendar of all. */
export function caseFiles(source?: ContentSource): string[] {
  const cases = getMainCases(source).filter(hasLoom);
  return [
    calendarPath,
    ...cases.flatMap((entry) => Object.values(loomFiles).map((file) => caseFile(entry, file))),
  ];
}
