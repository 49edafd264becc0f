/** Values that cannot be real: reserved domains, an all-zero number, a name still to come. */
export const placeholderPattern = /\.example\b|\+[\d ]*000 ?000 ?000|to be confirmed/i;

export function isPlaceholder(value: string | undefined): boolean {
  return value !== undefined && placeholderPattern.test(value);
}
