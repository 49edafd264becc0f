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

/** Some modules and all that they import, each once and after its imports, as they are run. */
export function importsFirst(
  starts: readonly string[],
  imports: (id: string) => readonly string[],
): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    imports(id).forEach(visit);
    ordered.push(id);
  };
  starts.forEach(visit);
  return ordered;
}
