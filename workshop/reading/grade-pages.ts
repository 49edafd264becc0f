import { extractProse } from "./extract-prose.ts";
import { type ReadingGrade, readingGrade } from "./reading-grade.ts";

/** The hardest that a page may be. */
export const maxGrade = 9;
/** A page of fewer words has no grade that means anything. */
const minSampleWords = 60;

interface PageGrade extends ReadingGrade {
  /** Such as `/about/team`. */
  path: string;
  /** Whether the page is harder than it may be. */
  isTooHard: boolean;
}

/**
 * Grades pages, the hardest first; those with too few words are left out.
 * @param pages address and HTML of each
 */
export function gradePages(pages: Iterable<readonly [path: string, html: string]>): PageGrade[] {
  return [...pages]
    .map(([path, html]) => ({ path, ...readingGrade(extractProse(html)) }))
    .filter(({ words }) => words >= minSampleWords)
    .map((page) => ({ ...page, isTooHard: page.grade > maxGrade }))
    .sort((a, b) => b.grade - a.grade);
}
