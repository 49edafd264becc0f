import { isStale, type Law, lawForces, lawKinds, lawStandings } from "#schemas/laws/laws.ts";

/** A law with what tables say of it. */
export function lawRow(law: Law) {
  return {
    ...law,
    kindLabel: lawKinds[law.kind],
    standingLabel: lawStandings[law.standing],
    forceLabel: lawForces[law.inForce],
    isStale: isStale(law),
  };
}
export type LawRow = ReturnType<typeof lawRow>;
