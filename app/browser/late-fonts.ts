/** How much of the view may move when our fonts come, as browsers count layout shift; 0.005 is what a page may have. */
const still = 0.003;
/** Shorter ways are not counted, in CSS pixels. */
const shortWay = 3;

/** Shows fonts that came after the first paint, if they move nothing in view. */
export async function showLateFonts(): Promise<void> {
  const { fonts, styleSheets } = document;
  await fonts.ready;
  const rules = [...styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);
  // An optional font that came too late stays hidden for good; a copy of it, from the cache, does not.
  const copies: FontFace[] = [];
  [...fonts].forEach(({ family, status, weight, unicodeRange }, index) => {
    const source = rules[index]?.style.getPropertyValue("src");
    if (status !== "loaded" || !source?.includes("url(")) return;
    copies.push(new FontFace(family.replaceAll('"', ""), source, { weight, unicodeRange }));
  });
  // One that does not come is left out. Whoever goes on to the next page breaks off all of them.
  await Promise.allSettled(copies.map((copy) => copy.load()));
  const before = placesInView();
  for (const copy of copies) fonts.add(copy);
  if (movedSince(before) > still) for (const copy of copies) fonts.delete(copy);
}

interface Place {
  /** Where it begins. A text may begin further right than the box around all of its lines. */
  x: number;
  y: number;
  box: DOMRect;
}

function placeOf(node: Node): Place {
  if (node instanceof Element) {
    const box = node.getBoundingClientRect();
    return { x: box.x, y: box.y, box };
  }
  const range = document.createRange();
  range.selectNodeContents(node);
  const box = range.getBoundingClientRect();
  const { x, y } = range.getClientRects()[0] ?? box;
  return { x, y, box };
}

/** Elements and texts that can be seen, and a little below the view, parents before children. Of drawings, only the whole. */
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
    // What waits beside the view, like the next slides of a row, is not seen to move.
    const isInView = bottom > 0 && top < innerHeight * 1.5 && right > 0 && left < innerWidth;
    if (isInView) places.set(node, place);
  }
  return places;
}

/** Closed menus and tooltips are laid out and not seen. What has no box, like an island's marker, may hold what is. */
function isSeen(node: Node): boolean {
  if (node.parentNode instanceof SVGElement) return false;
  if (!(node instanceof Element) || node.getClientRects().length === 0) return true;
  const asked = { visibilityProperty: true, opacityProperty: true };
  return !node.checkVisibility || node.checkVisibility(asked);
}

/** Share of the view that has moved, times the longest way; whatever moves along with its parent is counted once. */
function movedSince(before: ReadonlyMap<Node, Place>): number {
  const ways = new Map<Node | null, string>();
  let area = 0;
  let longest = 0;
  for (const [node, was] of before) {
    const now = placeOf(node);
    const [x, y] = [Math.round(now.x - was.x), Math.round(now.y - was.y)];
    const way = Math.max(Math.abs(x), Math.abs(y));
    ways.set(node, `${x} ${y}`);
    if (way < shortWay || ways.get(node.parentNode) === `${x} ${y}`) continue;
    const top = Math.max(0, Math.min(was.box.top, now.box.top));
    const bottom = Math.min(innerHeight, Math.max(was.box.bottom, now.box.bottom));
    if (bottom <= top) continue;
    area += (bottom - top) * (Math.max(was.box.width, now.box.width) + Math.abs(x));
    longest = Math.max(longest, way);
  }
  return (area * longest) / (innerWidth * innerHeight * Math.max(innerWidth, innerHeight));
}
