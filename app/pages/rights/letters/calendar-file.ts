/** One last day in a calendar. */
export interface CalendarDay {
  id: string;
  /** Such as `2026-12-05`. */
  day: string;
  title: string;
  /** Said one day before. */
  alarm: string;
}

/** A calendar file (RFC 5545) with one whole day for each limit, and an alarm the day before. */
export function calendarFile(days: readonly CalendarDay[], now = new Date()): string {
  const stamp = now.toISOString().replace(/[-:]|\.\d+/g, "");
  const events = days.flatMap(({ id, day, title, alarm }) => [
    "BEGIN:VEVENT",
    `UID:${id}@otc`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `SUMMARY:${escapeText(title)}`,
    "BEGIN:VALARM",
    "TRIGGER:-P1D",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(alarm)}`,
    "END:VALARM",
    "END:VEVENT",
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OTC//Your data rights//EN",
    ...events,
  ];
  return [...lines, "END:VCALENDAR", ""].flatMap(fold).join("\r\n");
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");

/** Lines of at most 75 bytes; the rest follows on lines that begin with a space. */
function fold(line: string): string[] {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const sign of line) {
    const bytes = new TextEncoder().encode(sign).length;
    if (size + bytes > 75) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += sign;
    size += bytes;
  }
  return [...lines, current];
}
