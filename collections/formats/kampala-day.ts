const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeZone: "Africa/Kampala" });

/** Such as `2026-11-21`, in any time zone of the server. @param moment milliseconds since 1970 */
export function kampalaDay(moment: number): string {
  return format.format(moment);
}
