import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const now = new Date("2026-11-21T09:30:00Z");

test("a calendar file has a whole day for each limit, an alarm, and lines that end as the format asks", () => {
  const file = calendarFile(
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

test("a name cannot add lines of its own, and a long one is folded between letters", () => {
  const title = `Ŋ, Ltd; \\ \nEND:VCALENDAR ${"ŋ".repeat(80)}`;
  const file = calendarFile([{ id: "a", day: "2026-12-05", title, alarm: "x" }], now);
  const lines = file.split("\r\n");
  expect(lines.filter((line) => line === "END:VCALENDAR")).toHaveLength(1);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n ", "")).toContain("SUMMARY:Ŋ\\, Ltd\\; \\\\ \\nEND:VCALENDAR");
});
