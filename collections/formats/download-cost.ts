import { currentLocale } from "./current-language.ts";
import { fillPlaceholders } from "./fill-placeholders.ts";

/** What a megabyte costs, and the words for it, from `content/site/data-cost.yaml`. */
export interface DataCost {
  ugxPerMegabyte: number;
  about: string;
  less: string;
}

/** The size of a file, such as `412 kB` or `2.3 MB`. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  if (megabytes < 1) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${megabytes.toLocaleString(currentLocale(), digits)} MB`;
}

/** Says how large a file is and what it costs to fetch, for people who pay for every megabyte. */
export function downloadCost(bytes: number, { ugxPerMegabyte, about, less }: DataCost): string {
  const shillings = (bytes / 1_000_000) * ugxPerMegabyte;
  const values = { size: fileSize(bytes), ugx: Math.round(shillings) };
  return fillPlaceholders(shillings < 1 ? less : about, values);
}
