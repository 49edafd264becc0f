import ICAL from "ical.js";
import { expect, test } from "vitest";
import { writeCalendar, writeReminders } from "./calendar.ts";

const now = new Date("2026-11-21T09:30:00Z");

const day = {
  id: "case-deadline-1@www.example.org",
  day: "2026-12-31",
  title: "Deadline: pay, or; answer",
  description:
    "A line that is longer than seventy-five bytes, with “quotation marks”, a comma; a semicolon and a back\\slash.",
  address: "https://www.example.org/case",
  changedOn: "2026-11-21",
};

test("writes days that a calendar library parses", () => {
  const text = writeCalendar("OTC: deadlines", [day, { ...day, id: "other@www.example.org" }]);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(2);
  const event = new ICAL.Event(events[0]);
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    "2026-12-31",
    "2027-01-01",
  ]);
  expect(event.summary).toBe(day.title);
  expect(event.description).toBe(day.description);
  expect(event.uid).toBe(day.id);
  expect(String(events[0]?.getFirstPropertyValue("url"))).toBe(day.address);
});

test("folds lines at 75 bytes and ends each with CRLF", () => {
  const lines = writeCalendar("OTC", [day]).split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("writes moments in universal time, with or without an end", () => {
  const moment = { ...day, day: undefined, from: "2026-12-01T17:00:00+03:00" };
  const { day: _, ...plain } = moment;
  const text = writeCalendar("OTC", [
    plain,
    { ...plain, id: "span", to: "2026-12-01T19:30:00+03:00" },
  ]);
  const [one, span] = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));
  expect(one?.startDate.toJSDate().toISOString()).toBe("2026-12-01T14:00:00.000Z");
  expect(one?.duration.toSeconds()).toBe(0);
  expect(span?.endDate.toJSDate().toISOString()).toBe("2026-12-01T16:30:00.000Z");
});

test("writes a reminder as an all-day event with an alarm", () => {
  const file = writeReminders(
    [{ id: "a1", day: "2026-12-05", title: "Answer due: Example", alarm: "Answer due tomorrow" }],
    now,
  );
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//OTC//Your data rights//EN",
    "BEGIN:VEVENT",
    "UID:a1@otc",
    "DTSTAMP:20261121T093000Z",
    "DTSTART;VALUE=DATE:20261205",
    "SUMMARY:Answer due: Example",
    "BEGIN:VALARM",
    "TRIGGER:-P1D",
    "ACTION:DISPLAY",
    "DESCRIPTION:Answer due tomorrow",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

test("escapes and folds a name of a visitor so that it adds no property", () => {
  const title = `Ŋ, Ltd; \\ \nEND:VCALENDAR ${"ŋ".repeat(80)}`;
  const file = writeReminders([{ id: "a", day: "2026-12-05", title, alarm: "x" }], now);
  const lines = file.split("\r\n");
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("SUMMARY:Ŋ\\, Ltd\\; \\\\ \\nEND:VCALENDAR");
});
