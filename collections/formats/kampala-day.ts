const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Africa/Kampala" });

/** The day in Kampala, such as `2026-11-21`. @param moment milliseconds since 1970 */
export function kampalaDay(moment: number): string {
  return format.format(moment);
}
