const ringsOfOffers = [3, 4, 6, 8];

/**
 * How many rings the basket has for a donation: as many as for the largest offered amount that it reaches.
 * @param shillings what is given
 * @param offered the amounts to choose from, in shillings, the smallest first
 * @returns 2 to 8; the two rings that every basket begins with where less is given than offered
 */
export function countRings(shillings: number, offered: readonly number[]): number {
  const reached = offered.filter((amount) => amount <= shillings).length;
  return reached === 0 ? 2 : (ringsOfOffers[reached - 1] ?? 8);
}
