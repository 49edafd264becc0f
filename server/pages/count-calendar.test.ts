import { Hono } from "hono";
import { expect, test } from "vitest";
import type { SiteEnvironment } from "#server/http/request-context.ts";
import { countCalendarHandler } from "./count-calendar.ts";

const app = new Hono<SiteEnvironment>().get("/last-day.ics", countCalendarHandler);
const ask = (query: string) =>
  app.fetch(new Request(`https://www.example.org/last-day.ics?${query}`), {
    peer: "127.0.0.1",
  });

test("puts the last day by the rule into a calendar file", async () => {
  const response = await ask("from=2025-07-18&days=30&rule=ug-s34");
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toContain("last-day-2025-08-18.ics");
  expect(await response.text()).toContain("DTSTART;VALUE=DATE:20250818");
});

test("says in the file where the day may still move", async () => {
  const textOf = async (query: string) => (await (await ask(query)).text()).replace(/\r\n /g, "");
  expect(await textOf("from=2027-02-08&days=30")).toContain("section 34(1). May still move");
  expect(await textOf("from=2025-07-18&days=30")).not.toContain("May still move");
});

test("has no file for a question without an answer", async () => {
  expect((await ask("from=2025-02-30&days=30")).status).toBe(404);
  expect((await ask("from=2025-07-18&days=0")).status).toBe(404);
});
