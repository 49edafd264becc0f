import type { Source } from "#collections/articles/source.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { factNames, hasHomePageOnly } from "#collections/laws/known-facts.ts";
import { isDataLaw, type Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { isLaw } from "./law-rows.ts";

/** One of the facts that come first, with its own source and day. */
export interface FactLine {
  label: string;
  /** Its answer; an address has a line of its own. */
  lines: readonly { text: string; href?: string | undefined }[];
  notes: readonly string[];
  source: Source;
  comparedOn: string;
}

/**
 * The facts that come first for a law: whether it is in force, its regulator, where to complain.
 * @returns the known ones, and in words those that this law should have and nobody has confirmed
 */
export function factLines(law: Law): { known: FactLine[]; missing: string[] } {
  const { fieldLabels: names, facts: words } = getPage("laws").library;
  const { inForce, regulator, complaints } = law;
  const line = (
    label: string,
    fact: { note?: string | undefined; source: Source; comparedOn: string } | undefined,
    lines: FactLine["lines"],
    ...notes: (string | undefined)[]
  ): FactLine[] => {
    if (!fact) return [];
    const { source, comparedOn } = fact;
    return [
      {
        label,
        lines,
        notes: [...notes, fact.note].flatMap((one) => one ?? []),
        source,
        comparedOn,
      },
    ];
  };
  const known = [
    ...line(names.inForce, inForce, [{ text: forceText(inForce) ?? "" }]),
    ...line(names.regulator, regulator, [{ text: regulatorText(regulator) }]),
    ...line(
      names.complaints,
      complaints,
      [
        ...(complaints?.page ? [{ text: shown(complaints.page), href: complaints.page }] : []),
        ...(complaints?.email
          ? [{ text: complaints.email, href: `mailto:${complaints.email}` }]
          : []),
        ...(complaints?.post ? [{ text: complaints.post }] : []),
      ],
      hasHomePageOnly(law) ? words.homePage : undefined,
    ),
  ];
  const missing = factNames.filter(
    (name) => !law[name] && (isDataLaw(law) || (name === "inForce" && isLaw(law))),
  );
  return { known, missing: missing.map((name) => words.unconfirmed[name]) };
}

/** Such as `Yes, since 3 May 2019`. */
function forceText(inForce: Law["inForce"]): string | undefined {
  if (!inForce) return undefined;
  const { facts: words } = getPage("laws").library;
  const { answer, since } = inForce;
  if (answer === "no" || answer === "not known") return words[answer];
  return fillPlaceholders(since ? words.since : words.dayNotFound, {
    answer: words[answer],
    date: since ? formatDate(since) : "",
  });
}

/** Its name, and that it does not exist yet where a source says so. */
export function regulatorText(regulator: Law["regulator"]): string {
  const { name = "", notSetUp } = regulator ?? {};
  return notSetUp ? fillPlaceholders(getPage("laws").library.facts.notSetUp, { name }) : name;
}

/** An address as people read it; of a long one, the site. */
function shown(address: string): string {
  const { host } = new URL(address);
  const short = address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return short.length > 40 ? `${host.replace(/^www\./, "")}/…` : short;
}
