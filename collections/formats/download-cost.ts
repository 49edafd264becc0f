import { fillPlaceholders } from "./fill-placeholders.ts";
import { localeOf } from "./locale.ts";

/** What a megabyte costs, and the words for it, from `content/site/data-cost.yaml`. */
export interface DataCost {
  ugxPerMegabyte: number;
  about: string;
  less: string;
}

/** The size of a file, such as `412 kB` or `2.3 MB`. */
export function fileSize(bytes: number, language = "en"): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${megabytes.toLocaleString(localeOf(language), digits)} MB`;
}

/** Says how large a file is and what it costs to fetch, for people who pay for every megabyte. */
export function downloadCost(bytes: number, cost: DataCost, language = "en"): string {
  const { ugxPerMegabyte, about, less } = cost;
  const shillings = (bytes / 1_000_000) * ugxPerMegabyte;
  const values = { size: fileSize(bytes, language), ugx: Math.round(shillings) };
  return fillPlaceholders(shillings < 1 ? less : about, values);
}
