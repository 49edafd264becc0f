/** Some nodes of a graph and all that they reach, each before what it reaches itself. */
export function reachableFrom<Node>(
  starts: readonly Node[],
  next: (node: Node) => readonly Node[],
): Set<Node> {
  const reached = new Set<Node>();
  const visit = (node: Node): void => {
    if (reached.has(node)) return;
    reached.add(node);
    next(node).forEach(visit);
  };
  starts.forEach(visit);
  return reached;
}
