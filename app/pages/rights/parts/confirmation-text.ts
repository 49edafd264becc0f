import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Door } from "#collections/rights/rights.ts";

export function confirmationText(confirmedBy: Door["confirmedBy"]): string {
  const { confirmed, notConfirmed } = getPage("your-data-rights");
  if (!confirmedBy) return notConfirmed;
  return confirmed.replace("{name}", confirmedBy.name).replace("{date}", formatDay(confirmedBy.on));
}

export function checkedText({ checkedOn, confirmedBy }: Pick<Door, "checkedOn" | "confirmedBy">) {
  const { checked } = getPage("your-data-rights");
  return `${checked.replace("{date}", formatDay(checkedOn))} ${confirmationText(confirmedBy)}`;
}
