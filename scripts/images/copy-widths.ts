/** Widths of copies in pixels: a small phone, a phone with a fine screen, the widest column of a page. */
const steps = [400, 800, 1200];
/** A step this close to the widest copy is not worth a file of its own. */
const close = 0.85;

/**
 * The widths in which a picture is offered, the smallest first. None is wider than the picture itself.
 * @param width of the original in pixels
 */
export function copyWidths(width: number): number[] {
  const widest = Math.min(width, Math.max(...steps));
  return [...steps.filter((step) => step < widest * close), widest];
}
