import { packPath } from "#schemas/rights-pack.ts";
import { getDataCost } from "#schemas/site/data-cost.ts";
import { getKeptPages } from "#schemas/site/kept-pages.ts";

/** What `KeepOnPhone` shows, for the loaders of the pages that it stands on. */
export function loadKeepOnPhone() {
  return { words: getKeptPages(), dataCost: getDataCost(), file: packPath };
}
