import { packPath } from "#collections/rights-pack.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";

/** What `KeepOnPhone` shows, for the loaders of the pages that it stands on. */
export function loadKeepOnPhone() {
  return { words: getKeptPages(), dataCost: getDataCost(), file: packPath };
}
