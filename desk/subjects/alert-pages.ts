import type { AlertKind } from "#server/alerts/alert-kinds.ts";

const pages: Partial<Record<AlertKind, string>> = {
  mail: "/outbox",
  quarantine: "/quarantine",
  "payments-to-review": "/donations?state=review",
  "second-payments": "/donations",
};

/**
 * Returns the page where staff can act on an alert or finding; undefined when there is none.
 * @param kind of the alert or finding
 */
export function pageOf(kind: string): string | undefined {
  return Object.hasOwn(pages, kind) ? pages[kind as AlertKind] : undefined;
}
