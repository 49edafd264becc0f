import ICAL from "ical.js";
import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";

const day = {
  id: "case-deadline-1@www.example.org",
  day: "2026-12-31",
  title: "Deadline: pay, or; answer",
  description:
    "A line that is longer than seventy-five bytes, with “quotation marks”, a comma; a semicolon and a back\\slash.",
  address: "https://www.example.org/case",
  changedOn: "2026-11-21",
};

test("a calendar program reads the day, the words and the address as they were meant", () => {
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

test("no line is longer than 75 bytes, and each ends as the standard asks", () => {
  const lines = writeCalendar("OTC", [day]).split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a moment keeps its hour wherever it is read, and needs no end", () => {
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
