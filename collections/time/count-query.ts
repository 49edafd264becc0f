import { type RuleId, ruleIds } from "./counting-rules.ts";
import { isIsoDay } from "./iso-day.ts";

/** The public page that counts days. */
export const countPath = "/count-the-days";

export const countParameters = ["from", "days", "other", "rule"] as const;

/** Longest period that the page counts, in days. */
export const maxDays = 1000;

export interface CountQuery {
  /** What was typed, so that a form can show it again. */
  typed: Record<(typeof countParameters)[number], string>;
  wrong?: "from" | "days";
  /** What to count; absent when nothing was asked or a field is wrong. */
  asked?: { from: string; days: number; rule: RuleId };
}

/** Reads a query such as `from=2025-07-18&days=30&rule=ug-s34`; `other` is the number for `days=other`. */
export function readCount(query: URLSearchParams): CountQuery {
  const typed = Object.fromEntries(
    countParameters.map((name) => [name, (query.get(name) ?? "").trim().slice(0, 20)]),
  ) as CountQuery["typed"];
  if (!countParameters.some((name) => query.has(name))) return { typed };
  const { from } = typed;
  const days = typed.days === "other" ? typed.other : typed.days;
  if (!from.startsWith("20") || !isIsoDay(from)) return { typed, wrong: "from" };
  if (!/^\d{1,4}$/.test(days) || Number(days) < 1 || Number(days) > maxDays) {
    return { typed, wrong: "days" };
  }
  const rule = ruleIds.find((id) => id === typed.rule) ?? ruleIds[0];
  return { typed, asked: { from, days: Number(days), rule } };
}

/** @param path of the page, in another language than English */
export function countAddress(
  { from, days, rule }: NonNullable<CountQuery["asked"]>,
  path = countPath,
): string {
  return `${path}?${new URLSearchParams({ from, days: `${days}`, rule })}`;
}
