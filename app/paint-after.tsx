/**
 * Delays the first paint until the element with this id is parsed, for content that would otherwise shift
 * when the rest of the document arrives. Browsers without `rel=expect` paint at once.
 */
export function PaintAfter({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
