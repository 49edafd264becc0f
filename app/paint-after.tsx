/** Delays the first paint until the element with this id is parsed, for content that would otherwise shift. */
export function PaintAfter({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
