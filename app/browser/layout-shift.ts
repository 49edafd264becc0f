/**
 * How far a page moves when something in it changes its size, as browsers score it (https://web.dev/articles/cls): the
 * moved share of the view times the longest distance. Measured by us, because a change can be taken back before it is
 * painted, and the browser's own score comes after that.
 */

/** Shorter movements are ignored, in CSS pixels. */
const minDistance = 3;

/** Where an element or a text stands. */
interface Place {
  /** Start of the first line, which may be right of the box around all lines. */
  x: number;
  y: number;
  box: DOMRect;
}

/** Places of what is visible, down to half a screen below the view; parents come before what is in them. */
export type PlacesInView = ReadonlyMap<Node, Place>;

/** Visible elements and texts with their places; drawings as a whole. */
export function placesInView(): PlacesInView {
  const places = new Map<Node, Place>();
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => (isSeen(node) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT),
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const place = placeOf(node);
    const { top, bottom, left, right } = place.box;
    // Content beside the view, such as the next slides, is not seen to move.
    const isInView = bottom > 0 && top < innerHeight * 1.5 && right > 0 && left < innerWidth;
    if (isInView) places.set(node, place);
  }
  return places;
}

/** Score of the layout shift since the places were taken; what moves along with its parent counts once. */
export function layoutShiftSince(places: PlacesInView): number {
  const moves = new Map<Node | null, string>();
  let area = 0;
  let longest = 0;
  for (const [node, before] of places) {
    const after = placeOf(node);
    const [x, y] = [Math.round(after.x - before.x), Math.round(after.y - before.y)];
    const distance = Math.max(Math.abs(x), Math.abs(y));
    moves.set(node, `${x} ${y}`);
    if (distance < minDistance || moves.get(node.parentNode) === `${x} ${y}`) continue;
    const top = Math.max(0, Math.min(before.box.top, after.box.top));
    const bottom = Math.min(innerHeight, Math.max(before.box.bottom, after.box.bottom));
    if (bottom <= top) continue;
    area += (bottom - top) * (Math.max(before.box.width, after.box.width) + Math.abs(x));
    longest = Math.max(longest, distance);
  }
  return (area * longest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}

/** Closed menus and tooltips are hidden; elements without a box, such as an island's marker, may hold visible ones. */
function isSeen(node: Node): boolean {
  if (node.parentNode instanceof SVGElement) return false;
  if (!(node instanceof Element) || node.getClientRects().length === 0) return true;
  const properties = { visibilityProperty: true, opacityProperty: true };
  return !node.checkVisibility || node.checkVisibility(properties);
}

function placeOf(node: Node): Place {
  if (node instanceof Element) return placeIn(node, node.getBoundingClientRect());
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  return placeIn(node.parentElement, box, range.getClientRects()[0]);
}

/** What moves within a line counts as if the line did, which is as wide as the block around it. */
function placeIn(element: Element | null, box: DOMRect, start = box): Place {
  let block = element ?? document.body;
  while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement;
  const { left, width } = block.getBoundingClientRect();
  return { x: start.x, y: start.y, box: new DOMRect(left, box.y, width, box.height) };
}
