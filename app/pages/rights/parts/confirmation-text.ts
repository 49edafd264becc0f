import { formatDay } from "#collections/formats/format-day.ts";

/** Says who confirmed a page; `labels.confirmed` has a `{name}` and a `{date}`. */
export function confirmationText(
  labels: { confirmed: string; notConfirmed: string },
  confirmedBy: { name: string; on: string } | undefined,
): string {
  if (!confirmedBy) return labels.notConfirmed;
  return labels.confirmed
    .replace("{name}", confirmedBy.name)
    .replace("{date}", formatDay(confirmedBy.on));
}
