/**
 * A sentence of a content file with its places filled in.
 * @param sentence such as `Last checked on {date}.`
 * @param values by the name of their place
 */
export function fillPlaceholders(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
