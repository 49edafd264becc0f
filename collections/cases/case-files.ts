import type { ContentSource } from "#collections/content.ts";
import { casesPath, getMainCases, type LitigationCase } from "./cases.ts";

/** Looms that the page of a case shows: across, upright for phones, and on the poster of all cases. */
export const loomFiles = { wide: "loom-wide.svg", upright: "loom-upright.svg", poster: "loom.svg" };
export const bibtexFile = "cite.bib";
export const calendarPath = `${casesPath}/deadlines.ics`;

/** Steps of a case with a day or a month; with fewer than two there is no time to draw. */
export function hasLoom({ events }: Pick<LitigationCase, "events">): boolean {
  return events.length > 1;
}

export function caseFile({ path }: Pick<LitigationCase, "path">, file: string): string {
  return `${path}/${file}`;
}

/** Name of the calendar file of one time limit, counted from 1. */
export function limitFile(number: number): string {
  return `deadline-${number}.ics`;
}

/** Every file that goes with the pages of the cases: looms, citations and calendars. */
export function caseFiles(source?: ContentSource): string[] {
  const cases = getMainCases(source);
  return [
    calendarPath,
    ...cases.flatMap((entry) => {
      const looms = hasLoom(entry) ? Object.values(loomFiles) : [];
      // A limit that is done, or that cannot be counted, needs no reminder.
      const limits = entry.clocks.flatMap(({ happenedOn, unclear }, index) =>
        happenedOn || unclear ? [] : [limitFile(index + 1)],
      );
      return [...looms, bibtexFile, ...limits].map((file) => caseFile(entry, file));
    }),
  ];
}
