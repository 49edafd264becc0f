import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { getHolidayList } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import { readCount } from "#collections/time/count-query.ts";
import { countingRules } from "#collections/time/counting-rules.ts";
import { lastDay } from "#collections/time/last-day.ts";
import { CountForm } from "./count-form.tsx";
import { answerOf, doubtsOf, stepsOf } from "./describe-count.ts";
import { HolidayTable } from "./holiday-table.tsx";

const holidays = getHolidayList();
const words = getPage("count-the-days");
const english = { language: "en", words };
const section34 = countingRules["ug-s34"];
const countOf = (from: string, days: number, rule = section34) => {
  const count = lastDay(from, days, rule, holidays);
  const sections = stepsOf(count, rule, english).map(({ section }) => section);
  const answer = answerOf(count, rule, english);
  return { sections, answer, doubts: doubtsOf(count, english) };
};

describe("a count", () => {
  test("moved by a Sunday says so, with each paragraph of the section", () => {
    const { answer, sections } = countOf("2025-07-18", 30);
    expect(answer.text).toBe(
      "17\u00a0August is a Sunday, so the last day is Monday 18\u00a0August 2025.",
    );
    expect(sections).toEqual(["34(1)(a)", undefined, undefined, "34(1)(b)", "34(1)(b)"]);
  });

  test("moved by holidays names each of them", () => {
    const { answer } = countOf("2026-11-25", 30);
    expect(answer.text).toContain(
      "25\u00a0December is Christmas Day, 26\u00a0December is Boxing Day and 27\u00a0December is a Sunday",
    );
  });

  test("of six days or fewer names the section about them", () => {
    const { answer, sections } = countOf("2026-12-23", 5);
    expect(answer.section).toBe("34(1)(d)");
    expect(sections).toContain("34(1)(d)");
  });

  test("by plain days names no section", () => {
    const { answer, sections } = countOf("2025-07-18", 30, countingRules.plain);
    expect(answer).toEqual({ text: "Every day is counted, and nothing moves." });
    expect(sections.every((section) => section === undefined)).toBe(true);
  });

  test("that may still move names the holiday, or the end of the list", () => {
    expect(countOf("2027-02-08", 30).doubts.join()).toContain("Idd el-Fitr 2027");
    expect(countOf("2027-12-20", 30).doubts.join()).toContain("31\u00a0December 2027");
    expect(countOf("2025-07-18", 30).doubts).toEqual([]);
  });
});

describe("the form", () => {
  const show = (query: string) =>
    renderToStaticMarkup(
      <CountForm query={readCount(new URLSearchParams(query))} words={words.form} />,
    );

  test("shows a sentence beside the wrong field and keeps what was typed", () => {
    const html = show("from=&days=other&other=90&rule=plain");
    expect(html).toMatch(/id="from"[^>]*aria-invalid="true"/);
    expect(html).toMatch(/id="other"[^>]*value="90"/);
    expect(html).toMatch(/value="plain"[^>]*checked|checked=""[^>]*value="plain"/);
    expect(show("from=2025-07-18&days=other&other=0")).toContain('id="days-error"');
    // Its field is shown only where "Other" is chosen.
    expect(show("from=2025-07-18")).toMatch(/checked=""[^>]*value="other"/);
  });

  test("chooses 30 days and section 34 while nothing was asked", () => {
    const html = show("");
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)?.join()).toMatch(
      /value="30".*value="ug-s34"/,
    );
    expect(html).not.toContain("aria-invalid");
  });
});

test("the list of holidays names a source for each day", () => {
  const html = renderToStaticMarkup(<HolidayTable />);
  const rows = html.match(/<tr .*?<\/tr>/g)?.slice(1) ?? [];
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) expect(row).toMatch(/href="https:\/\/[^"]+">[^<]+</);
});
