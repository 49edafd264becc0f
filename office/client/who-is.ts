/** `Programmes is`, `Programmes and the director are`. */
export function whoIs(names: readonly string[]): string {
  const list = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  return `${list} ${names.length === 1 ? "is" : "are"}`;
}
