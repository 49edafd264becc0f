/**
 * Copies some fields of an object, in the order of `keys`: the props of an island travel as JSON, so a page passes
 * only what the island reads.
 */
export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
