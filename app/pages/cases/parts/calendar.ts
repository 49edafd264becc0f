/** A day to remember. */
export interface CalendarDay {
  /** Unique for ever, such as the address of what it is about. */
  id: string;
  /** E.g. `2026-12-01`. */
  day: string;
  title: string;
  description: string;
  address: string;
  /** Day on which somebody last checked it. */
  changedOn: string;
}

/**
 * Whole days as a calendar file (RFC 5545) that calendars on phones and computers open.
 * @param name what the calendar is called
 */
export function writeCalendar(name: string, days: readonly CalendarDay[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OTC//Cases//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ id, day, title, description, address, changedOn }) => [
      "BEGIN:VEVENT",
      `UID:${id}`,
      `DTSTAMP:${compact(changedOn)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(day))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      `URL:${address}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const compact = (day: string) => day.replaceAll("-", "");

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/** Signs that mean something to a calendar. */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** No line may be longer than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const parts = [""];
  for (const sign of line) {
    const next = parts.at(-1) + sign;
    if (Buffer.byteLength(next) > 74) parts.push(sign);
    else parts[parts.length - 1] = next;
  }
  return parts.join("\r\n ");
}
