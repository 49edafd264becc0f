import { formatDay } from "#app/components/text/format-day.ts";
import { countClock } from "#schemas/cases/case-clock.ts";
import { casePath, getCases } from "#schemas/cases/cases.ts";

/** An order of a case whose time is over and of which nobody knows that it was followed. */
export interface OverdueOrder {
  /** Days since its last day. */
  days: number;
  /** In words, e.g. `17 August 2025`. */
  due: string;
  today: string;
  caseName: string;
  path: string;
}

/**
 * Counts one order of a case.
 * @param slug file name of the case
 * @param number which of its orders, from 1
 * @param today day to count to, e.g. `2026-11-22`
 * @returns undefined when it is done, still has time, or does not exist
 */
export function findOverdueOrder(
  slug: string,
  number: number,
  today: string,
): OverdueOrder | undefined {
  const found = getCases().find((one) => one.slug === slug);
  const order = found?.orders[number - 1];
  if (!found || !order || order.done === "yes") return undefined;
  const { dueOn, days, state } = countClock({ from: order.madeOn, days: order.days }, today);
  if (state !== "over") return undefined;
  return {
    days,
    due: formatDay(dueOn),
    today: formatDay(today),
    caseName: found.caseName,
    path: casePath(found),
  };
}
