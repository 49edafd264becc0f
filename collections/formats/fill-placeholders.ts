/** Replaces placeholders such as `{date}` in a sentence; unknown ones are left as they are. */
export function fillPlaceholders(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name) => `${values[name] ?? place}`);
}
