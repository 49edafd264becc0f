import { localeOf } from "./locale.ts";

/** Joins as a sentence does: `a, b and c`; by commas alone in languages whose "and" `Intl` does not know. */
export function joinList(items: readonly string[], language = "en"): string {
  const [locale] = Intl.ListFormat.supportedLocalesOf(localeOf(language));
  return locale ? new Intl.ListFormat(locale).format(items) : items.join(", ");
}
