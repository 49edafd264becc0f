import type { Language } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Door } from "#collections/rights/rights.ts";

type Said = Pick<Language, "language" | "content">;

export function confirmationText(confirmedBy: Door["confirmedBy"], labels: Said): string {
  const { confirmed, notConfirmed } = getPage("your-data-rights", labels.content);
  if (!confirmedBy) return notConfirmed;
  const date = formatDay(confirmedBy.on, labels.language);
  return confirmed.replace("{name}", confirmedBy.name).replace("{date}", date);
}

export function checkedText(text: Pick<Door, "checkedOn" | "confirmedBy">, labels: Said): string {
  const { checked } = getPage("your-data-rights", labels.content);
  const date = formatDay(text.checkedOn, labels.language);
  return `${checked.replace("{date}", date)} ${confirmationText(text.confirmedBy, labels)}`;
}
