import { inShort, type LawChange } from "#collections/laws/law-history.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** Describes a change to a law, e.g. `changed: status, sources`. */
export function describeChange(
  { kind, fields }: Pick<LawChange, "kind" | "fields">,
  labels: Pick<PageContent<"laws">["library"]["changes"], "added" | "removed" | "changed">,
): string {
  return kind === "changed"
    ? fillPlaceholders(labels.changed, { fields: inShort(fields) })
    : labels[kind];
}
