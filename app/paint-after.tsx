/**
 * Holds the first paint until the element with this id has been read. For what would move when its own end or
 * its neighbour arrives: a document can come in several pieces, and a browser paints what it has.
 * Browsers that do not know `expect` paint at once, as before.
 */
export function PaintAfter({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
