/** Maximum layout shift that showing the fonts may cause; a page may have 0.005 in all. */
const maxShift = 0.003;
/** Shorter movements are ignored, in CSS pixels. */
const minDistance = 3;

export async function showLateFonts(): Promise<void> {
  const { fonts, styleSheets } = document;
  await fonts.ready;
  const rules = [...styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  // A late optional font stays hidden; a copy from the cache does not.
  const copies: FontFace[] = [];
  [...fonts].forEach(({ family, status, weight, unicodeRange }, index) => {
    const source = rules[index]?.style.getPropertyValue("src");
    if (status !== "loaded" || !source?.includes("url(")) return;
    copies.push(new FontFace(family.replaceAll('"', ""), source, { weight, unicodeRange }));
  });
  // Fonts that fail to load are skipped; leaving the page aborts all of them.
  await Promise.allSettled(copies.map((copy) => copy.load()));
  const before = placesInView();
  for (const copy of copies) fonts.add(copy);
  if (movedSince(before) > maxShift) for (const copy of copies) fonts.delete(copy);
}

interface Place {
  /** Start of the first line, which may be right of the box around all lines. */
  x: number;
  y: number;
  box: DOMRect;
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

/** Visible elements and texts, down to half a screen below the view, parents first; drawings as a whole. */
function placesInView(): Map<Node, Place> {
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

/** Closed menus and tooltips are hidden; elements without a box, such as an island's marker, may hold visible ones. */
function isSeen(node: Node): boolean {
  if (node.parentNode instanceof SVGElement) return false;
  if (!(node instanceof Element) || node.getClientRects().length === 0) return true;
  const properties = { visibilityProperty: true, opacityProperty: true };
  return !node.checkVisibility || node.checkVisibility(properties);
}

/** Moved share of the view times the longest distance; what moves along with its parent counts once. */
function movedSince(before: ReadonlyMap<Node, Place>): number {
  const moves = new Map<Node | null, string>();
  let area = 0;
  let longest = 0;
  for (const [node, was] of before) {
    const now = placeOf(node);
    const [x, y] = [Math.round(now.x - was.x), Math.round(now.y - was.y)];
    const distance = Math.max(Math.abs(x), Math.abs(y));
    moves.set(node, `${x} ${y}`);
    if (distance < minDistance || moves.get(node.parentNode) === `${x} ${y}`) continue;
    const top = Math.max(0, Math.min(was.box.top, now.box.top));
    const bottom = Math.min(innerHeight, Math.max(was.box.bottom, now.box.bottom));
    if (bottom <= top) continue;
    area += (bottom - top) * (Math.max(was.box.width, now.box.width) + Math.abs(x));
    longest = Math.max(longest, distance);
  }
  return (area * longest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
