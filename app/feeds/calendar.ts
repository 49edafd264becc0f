/** What a calendar is told of a day or a moment. */
interface CalendarEntry {
  /** Unique for ever, such as the address of what it is about. */
  id: string;
  title: string;
  description: string;
  address: string;
  /** Day on which somebody last checked it. */
  changedOn: string;
}

/** A day to remember. */
export interface CalendarDay extends CalendarEntry {
  /** E.g. `2026-12-01`. */
  day: string;
}

/** Something at a certain hour. */
export interface CalendarMoment extends CalendarEntry {
  /** With its time zone, e.g. `2026-12-01T17:00:00+03:00`. */
  from: string;
  /** Left out, it is a moment and no span of time. */
  to?: string | undefined;
}

/**
 * Days and moments as a calendar file (RFC 5545) that calendars on phones and computers open.
 * @param name what the calendar is called
 */
export function writeCalendar(
  name: string,
  entries: readonly (CalendarDay | CalendarMoment)[],
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OTC//Website//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${entry.id}`,
      `DTSTAMP:${compact(entry.changedOn)}T000000Z`,
      ...time(entry),
      `SUMMARY:${escaped(entry.title)}`,
      `DESCRIPTION:${escaped(entry.description)}`,
      `URL:${entry.address}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function time(entry: CalendarDay | CalendarMoment): string[] {
  if ("day" in entry) {
    const { day } = entry;
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(dayAfter(day))}`];
  }
  const { from, to } = entry;
  return [`DTSTART:${universal(from)}`, ...(to ? [`DTEND:${universal(to)}`] : [])];
}

/** A moment as calendars write it in universal time: `20261201T140000Z`. */
function universal(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");
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
