import type { DataCost } from "#collections/formats/download-cost.ts";
import type { KeptPages } from "#collections/site/kept-pages.ts";

/** Labels of `content/site/kept-pages.yaml` that the script of "Keep on this phone" needs. */
export const keepLabelKeys = [
  "cost",
  "keep",
  "renew",
  "progress",
  "kept",
  "failed",
  "full",
  "unfinished",
  "removed",
  "unfit",
] as const satisfies readonly (keyof KeptPages)[];

export type KeepLabels = Pick<KeptPages, (typeof keepLabelKeys)[number]> & DataCost;
