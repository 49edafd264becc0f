import type { Change } from "./changes.ts";

/** Subjects of commits are read in one line. */
const maxLength = 72;

/** A first line for “What changed?”, from the titles of texts and fields. */
export function suggestSummary(changes: readonly Change[]): string {
  const parts = changes.map(describe);
  const whole = parts.join("; ");
  if (whole.length <= maxLength) return whole;
  const titles = changes.map(({ title }) => title).join("; ");
  if (titles.length <= maxLength) return titles;
  const [first] = changes;
  const moreCount = changes.length - 1;
  const more = moreCount === 0 ? "" : ` and ${moreCount} more`;
  return `${shorten(first?.title ?? "", maxLength - more.length)}${more}`;
}

function describe({ title, kind, fields }: Change): string {
  if (kind === "new") return `${title}: new`;
  if (kind === "gone") return `${title}: taken away`;
  const names = [...new Set(fields.map((field) => field.title))];
  return names.length > 0 && names.length <= 3 ? `${title}: ${names.join(", ")}` : title;
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, "")}…`;
}
