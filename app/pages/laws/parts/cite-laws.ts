import { citePage } from "#app/cite.ts";
import { type Law, lastCheckedOn } from "#collections/laws/laws.ts";

/** Cites a page of laws, or the section of one, as it was last compared with its sources. */
export function citeLaws({
  laws,
  ...page
}: {
  title: string;
  path: string;
  laws: readonly Law[];
}): string {
  return citePage({ ...page, date: lastCheckedOn(laws), slug: "laws" }).oscola;
}
