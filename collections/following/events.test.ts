import { expect, test } from "vitest";
import { getCases } from "#collections/cases/cases.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getCountries } from "#collections/site/countries.ts";
import { listEvents } from "./events.ts";
import { getThings } from "./things.ts";

const today = "2026-11-25";

test("each event of the content has a key of its own, and leads to what can be followed", () => {
  const events = listEvents(today);
  expect(new Set(events.map(({ key }) => key)).size).toBe(events.length);
  const things = getThings();
  for (const { things: ids, key } of events) {
    expect(
      ids.filter((id) => !things.has(id)),
      key,
    ).toEqual([]);
  }
});

test("every country can be followed, also before its first law", () => {
  const things = getThings();
  for (const { slug, name } of getCountries())
    expect(things.get(`country/${slug}`)?.name, slug).toBe(name);
});

test("keys of steps stay when a step is put before them, and hashes when only a day moves", () => {
  const [entry] = getCases();
  const before = listEvents(today).filter(({ key }) => key.startsWith(`case/${entry?.slug} step`));
  expect(before.length).toBe(entry?.events.length);
  for (const { key } of before) expect(key).toMatch(/ step \d{4}-\d{2}(-\d{2})?( \d+)?$/);
});

test("steps, orders and corrections name their day, as far as it is known", () => {
  const text = (key: string) =>
    listEvents(today).find((one) => one.key === `case/data-protection-complaint ${key}`)?.text;
  const { dayNotKnown } = getPage("litigation").casePage;
  expect(text("step 2024-10-09")).toContain(". 9\u00a0October 2024. ");
  expect(text("step 2025-02")).toContain(`. February 2025 (${dayNotKnown}). `);
  expect(text("step 2025-05")).toContain(". By May 2025. ");
  expect(text("order 2025-07-18")).toContain(". 18\u00a0July 2025. ");
  expect(text("correction 2026-11-23")).toContain(". 23\u00a0November 2026. ");
});

test("a time limit is an event from the day after its last day", () => {
  const limits = (day: string) => listEvents(day).filter(({ key }) => key.includes(" limit "));
  expect(limits("2025-08-18")).toHaveLength(limits("2025-07-19").length);
  expect(limits("2025-08-19").length).toBeGreaterThan(limits("2025-08-18").length);
});
