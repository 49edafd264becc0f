import { getKnownOrganisation } from "#collections/site/organisation.ts";

/** What a citation needs to know of a publication, or of a page that is kept up to date. */
export interface Citable {
  title: string;
  /** Names as they are spoken; without any, the publisher stands for them. */
  authors: readonly string[];
  /** Day of publication, or the day on which the page was last checked, e.g. `2026-11-05`. */
  date: string;
  /** Makes the BibTeX key, with the year. */
  slug: string;
  publisher: string;
  /** A path while the address of the site is unknown; it is then left out. */
  address: string;
  /** A page that is kept up to date is a `@misc` in BibTeX; left out, it is a report. */
  isPage?: boolean;
}

/** Cites a page of ours: a record that is kept up to date. */
export function citePage({
  path,
  ...page
}: Pick<Citable, "title" | "date" | "slug"> & { path: string }) {
  const { name: publisher, url } = getKnownOrganisation();
  return cite({ ...page, authors: [], publisher, address: url + path, isPage: true });
}

const monthOf = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });

/** The same work in three styles for texts and one for programs. */
export function cite({
  title,
  authors,
  publisher,
  date,
  address: location,
  slug,
  isPage,
}: Citable) {
  const address = URL.canParse(location) ? location : "";
  const [year = "", month = "", day = ""] = date.split("-");
  const names = authors.length > 0 ? authors : [publisher];
  const monthName = monthOf.format(new Date(date));
  const isOwn = authors.length === 0;
  return {
    apa: `${list(names.map(surnameFirst), "&")} (${year}, ${monthName} ${Number(day)}). ${title}. ${isOwn ? "" : `${publisher}. `}${address}`.trimEnd(),
    chicago: `${list(names, "and")}. “${title}.” ${isOwn ? "" : `${publisher}, `}${monthName} ${Number(day)}, ${year}.${address && ` ${address}.`}`,
    oscola: `${list(names, "and")}, ‘${title}’ (${isOwn ? "" : `${publisher}, `}${Number(day)} ${monthName} ${year})${address && ` <${address}>`}`,
    bibtex: [
      `@${isPage ? "misc" : "techreport"}{${slug}-${year},`,
      `  title = {{${braced(title)}}},`,
      `  author = {${names.map((name) => (isOwn ? `{${braced(name)}}` : braced(name))).join(" and ")}},`,
      `  ${isPage ? "publisher" : "institution"} = {${braced(publisher)}},`,
      `  year = {${year}},`,
      `  month = {${Number(month)}},`,
      ...(isPage ? [`  note = {Last checked on ${Number(day)} ${monthName} ${year}},`] : []),
      ...(address ? [`  url = {${address}}`] : []),
      "}",
    ].join("\n"),
  };
}

function list(names: readonly string[], and: string): string {
  if (names.length <= 1) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1)}`;
}

/** `Given Family` becomes `Family, G.`; a name of one word stays as it is. */
function surnameFirst(name: string): string {
  const parts = name.split(" ");
  const family = parts.pop() ?? name;
  return parts.length === 0
    ? family
    : `${family}, ${parts.map((part) => `${part.charAt(0)}.`).join(" ")}`;
}

/** Signs that mean something to TeX. */
function braced(text: string): string {
  const labels: Readonly<Record<string, string>> = {
    "\\": "\\textbackslash{}",
    "~": "\\textasciitilde{}",
    "^": "\\textasciicircum{}",
  };
  return text.replaceAll(/[&%$#_{}\\~^]/g, (sign) => labels[sign] ?? `\\${sign}`);
}
