import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDays } from "#collections/formats/format-day.ts";
import { forceOf, lawForces } from "#collections/laws/known-facts.ts";
import { isStale, type Law, lawKinds, lawStandings } from "#collections/laws/laws.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";

/** Standings that count as law; any other one is shown in the row. */
const asLaw = new Set<Law["standing"]>(["law", "constitution", "regulations"]);

export function lawRow(law: Law) {
  return {
    ...law,
    kindLabel: lawKinds[law.kind],
    caution: warningFor(law),
    isStale: isStale(law),
  };
}

export type LawRow = ReturnType<typeof lawRow>;

/** Warns that it is a bill, a strategy, repealed, or not in force. */
export function warningFor(law: Law): string | undefined {
  if (!isLaw(law)) return lawStandings[law.standing];
  const force = forceOf(law);
  return force === "no" || force === "partly" ? lawForces[force] : undefined;
}

/** Whether it is a law and not a plan for one. */
export function isLaw({ standing }: Law): boolean {
  return asLaw.has(standing);
}

/** Sorts acts first, for places that show only a few laws. */
export function acts(laws: readonly Law[]): Law[] {
  const isAct = ({ standing }: Law) => standing === "law";
  return laws.toSorted((a, b) => Number(isAct(b)) - Number(isAct(a)));
}

export const titleWithYear = ({ title, year }: Law) =>
  title.includes(`${year}`) ? title : `${title}, ${year}`;

/** Anchor of a kind on the page of a country. */
export const kindAnchor = (kind: Law["kind"]) => `kind-${kind}`;

export function listOpening(path: string, heading: string, { length }: readonly Law[]) {
  const { heading: libraryHeading, library } = getPage("laws");
  const lead =
    length === 1
      ? library.countryLeadOne
      : fillPlaceholders(library.countryLead, { count: length });
  return namePage({
    title: `${libraryHeading}: ${heading} – OTC`,
    description: `${heading}: ${lead}`,
    path,
    heading,
    lead,
    parent: "laws",
  });
}

export function moreLaws(count: number, country: string): string {
  return `${count} more ${count === 1 ? "entry" : "entries"} for ${country}`;
}

/** Fills in when the laws of a list were last compared, as one day or from the first to the last. */
export function checkedSentence(laws: readonly Law[], sentence: string): string {
  const days = laws.map(({ checkedOn }) => checkedOn).sort();
  return fillPlaceholders(sentence, { days: formatDays(days[0] ?? "", days.at(-1) ?? "") });
}
