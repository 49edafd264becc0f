import { packPath } from "#collections/rights/rights-pack.ts";
import { getDataCost } from "#collections/site/data-cost.ts";
import { getKeptPages } from "#collections/site/kept-pages.ts";

/** Loads the props of `KeepOnPhone`. */
export function loadKeepOnPhone() {
  return { words: getKeptPages(), dataCost: getDataCost(), file: packPath };
}
