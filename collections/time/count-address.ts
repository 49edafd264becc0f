import type { RuleId } from "./counting-rules.ts";

/** The public page that counts days. */
export const countPath = "/count-the-days";

/** Address that repeats a count on the public page. */
export function countAddress(count: { from: string; days: number; rule: RuleId }): string {
  return `${countPath}?${new URLSearchParams({ from: count.from, days: `${count.days}`, rule: count.rule })}`;
}
