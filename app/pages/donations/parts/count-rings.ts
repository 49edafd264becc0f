const ringsOfOffers = [3, 4, 6, 8];

/** Rings of the basket, 2 to 8, for a sum in shillings: those of the largest offered amount it reaches. */
export function countRings(shillings: number, offered: readonly number[]): number {
  const reached = offered.filter((amount) => amount <= shillings).length;
  return reached === 0 ? 2 : (ringsOfOffers[reached - 1] ?? 8);
}
