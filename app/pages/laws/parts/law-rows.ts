import { isStale, type Law, lawKinds, lawStandings } from "#schemas/laws/laws.ts";
import type { LawRow } from "./law-table.tsx";

/** What tables say of a law. */
export function lawRow(law: Law): LawRow {
  const { path, country, title, year, regulator, status, verifiedOn, officialLink, sources } = law;
  return {
    path,
    country,
    title,
    year,
    regulator,
    status,
    verifiedOn,
    officialLink,
    sources,
    kindLabel: lawKinds[law.kind],
    standingLabel: lawStandings[law.standing],
    isStale: isStale(law),
  };
}
