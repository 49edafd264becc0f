import { getMimeType, mimes } from "hono/utils/mime";

/** Types that Hono's list lacks or names differently. */
const types: Record<string, string> = {
  ...mimes,
  atom: "application/atom+xml; charset=utf-8",
  bib: "application/x-bibtex; charset=utf-8",
  cff: "application/yaml; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  rss: "application/rss+xml; charset=utf-8",
  speculationrules: "application/speculationrules+json",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json; charset=utf-8",
};

export function mediaType(file: string): string {
  return getMimeType(file, types) ?? "application/octet-stream";
}

/** Whether compression makes such files smaller; pictures and fonts are compressed already. */
export function isCompressible(file: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:json|xml|manifest|atom|rss))/.test(mediaType(file));
}
