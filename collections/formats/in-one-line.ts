/** Issues as one phrase. Content files write them small, so that only names have a capital. */
export function inOneLine(issues: readonly string[]): string {
  const phrase = issues.join("; ");
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}
