import { withoutForbiddenSigns } from "#collections/formats/forbidden-signs.ts";
import { addDays } from "#collections/time/days.ts";

interface CalendarEntry {
  /** Permanent and unique, such as the address of its subject. */
  id: string;
  title: string;
  description: string;
  /** Left out while it is no full address. */
  address: string;
  /** Day on which it was last checked. */
  changedOn: string;
}

export interface CalendarDay extends CalendarEntry {
  /** E.g. `2026-12-01`. */
  day: string;
}

export interface CalendarMoment extends CalendarEntry {
  /** With its time zone, e.g. `2026-12-01T17:00:00+03:00`. */
  from: string;
  to?: string | undefined;
}

/** A visitor's own day with an alarm one day before. */
interface CalendarReminder extends Pick<CalendarDay, "id" | "title" | "day"> {
  alarm: string;
}

/** Writes days and moments as a calendar file (RFC 5545) with a name. */
export function writeCalendar(name: string, entries: readonly (CalendarDay | CalendarMoment)[]) {
  const head = ["PRODID:-//OTC//Website//EN", "METHOD:PUBLISH", `X-WR-CALNAME:${escaped(name)}`];
  return calendarFile(
    head,
    entries.map((entry) => [
      `UID:${entry.id}`,
      `DTSTAMP:${compact(entry.changedOn)}T000000Z`,
      ...time(entry),
      `SUMMARY:${escaped(entry.title)}`,
      `DESCRIPTION:${escaped(entry.description)}`,
      ...(URL.canParse(entry.address) ? [`URL:${entry.address}`] : []),
      "TRANSP:TRANSPARENT",
    ]),
  );
}

export function writeReminders(entries: readonly CalendarReminder[], now = new Date()): string {
  return calendarFile(
    ["PRODID:-//OTC//Your data rights//EN"],
    entries.map(({ id, day, title, alarm }) => [
      `UID:${id}@otc`,
      `DTSTAMP:${universal(now)}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `SUMMARY:${escaped(title)}`,
      "BEGIN:VALARM",
      "TRIGGER:-P1D",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(alarm)}`,
      "END:VALARM",
    ]),
  );
}

function calendarFile(head: readonly string[], events: readonly string[][]): string {
  const body = events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...head, ...body, "END:VCALENDAR"]
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function time(entry: CalendarDay | CalendarMoment): string[] {
  if ("day" in entry) {
    const { day } = entry;
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`];
  }
  const { from, to } = entry;
  return [
    `DTSTART:${universal(new Date(from))}`,
    ...(to ? [`DTEND:${universal(new Date(to))}`] : []),
  ];
}

/** A moment in universal time: `20261201T140000Z`. */
function universal(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

/** What stands behind the @ of a UID. @param url origin of the site, empty while unknown */
export const calendarHost = (url: string) => (url ? new URL(url).host : "otc");

const compact = (day: string) => day.replaceAll("-", "");

function escaped(text: string): string {
  const lines = text.replaceAll(/\r\n?|[\n\u2028\u2029]/g, "\n");
  return withoutForbiddenSigns(lines)
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");
}

/** Lines have at most 75 bytes; a continuation starts with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts = [""];
  let bytes = 0;
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    if (bytes + length > 74) {
      parts.push("");
      bytes = 0;
    }
    parts[parts.length - 1] += sign;
    bytes += length;
  }
  return parts.join("\r\n ");
}
