/** Copies some fields, in the order of `keys`, so that the props of an island, sent as JSON, stay small. */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
