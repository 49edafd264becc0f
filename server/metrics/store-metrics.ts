import { countMail, countPaymentsToReview, countQuarantine } from "#server/alerts/checks.ts";
import type { Services } from "#server/services.ts";
import { type Family, gauge } from "./exposition.ts";

/** In milliseconds; scrapers wait for ten seconds. */
const countTimeout = 5000;

type StoreDependencies = Pick<Services, "store" | "clock" | "log">;

/** Counts pending work in the store, with `otc_store_up` 1; 0 alone when the store does not answer. */
export async function storeMetrics(parts: StoreDependencies): Promise<Family[]> {
  try {
    const counted = count(parts);
    // A failure after the timeout needs no report.
    counted.catch(() => undefined);
    return [storeUp(1), ...(await within(countTimeout, counted))];
  } catch (error) {
    parts.log.error({ error }, "store could not be counted for the metrics");
    return [storeUp(0)];
  }
}

const storeUp = (value: number) =>
  gauge("otc_store_up", "Whether the store answers: 1 or 0.", value);

async function count({ store, clock }: StoreDependencies): Promise<Family[]> {
  const { tables } = store;
  const mail = await countMail(tables, clock());
  const quarantine = await countQuarantine(tables);
  const states = ["waiting", "late", "dead"] as const;
  return [
    gauge(
      "otc_outbox_emails",
      "E-mails that have not gone out: waiting (the late ones among them), late by two hours, dead (given up).",
      states.map((state) => ({ labels: { state }, value: mail[state] })),
    ),
    gauge(
      "otc_quarantine_waiting",
      "What looked like spam and waits for a decision.",
      Object.entries(quarantine).map(([kind, value]) => ({ labels: { kind }, value })),
    ),
    gauge(
      "otc_payments_to_review",
      "Payments that do not match their donation.",
      await countPaymentsToReview(tables),
    ),
  ];
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error("no answer in time")), milliseconds);
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
