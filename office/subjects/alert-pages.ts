import type { AlertKind } from "#server/alerts/alert-kinds.ts";

const pages: Partial<Record<AlertKind, string>> = {
  mail: "/runs",
  newsletter: "/newsletter",
  payments: "/gifts",
  quarantine: "/messages?which=spam",
  "payments-to-review": "/gifts?state=review",
  "second-payments": "/gifts?which=back",
};

/** Returns the page where staff can act on an alert or finding of a kind; undefined when there is none. */
export function pageOf(kind: string): string | undefined {
  return Object.hasOwn(pages, kind) ? pages[kind as AlertKind] : undefined;
}
