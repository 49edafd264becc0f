const format = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
  timeZone: "Africa/Kampala",
});

/** A moment as the office reads it on its wall: `2026-11-21 12:30`, wherever the server stands. */
export function kampalaTime(moment: number): string {
  return format.format(moment);
}
