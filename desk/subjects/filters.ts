/** Returns the value if it is one of those listed. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
): Value | undefined {
  return values.find((value) => value === given);
}
