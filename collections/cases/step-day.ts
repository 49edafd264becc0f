import { formatDate } from "#collections/formats/format-day.ts";
import type { LitigationCase } from "./cases.ts";

/**
 * The day of a step, as far as it is known.
 * @returns such as `21 November 2024`, `by May 2025` or `February 2025 (day not known)`
 */
export function stepDay({
  date,
  isLatest,
}: Pick<LitigationCase["events"][number], "date" | "isLatest">): string {
  const day = formatDate(date);
  if (isLatest) return `by ${day}`;
  return date.length === 7 ? `${day} (day not known)` : day;
}
