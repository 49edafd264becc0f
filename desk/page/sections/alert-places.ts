import type { AlertKind } from "#server/alerts/alert-kinds.ts";

/** Where the page shows what an alert is about. */
const places: Partial<Record<AlertKind, string>> = {
  mail: "/outbox",
  quarantine: "/quarantine",
  "payments-to-review": "/donations?state=review",
  "second-payments": "/donations",
};

/** @param kind of an alert or of a finding; undefined when nothing can be done about it on the page */
export function placeOf(kind: string): string | undefined {
  return Object.hasOwn(places, kind) ? places[kind as AlertKind] : undefined;
}
