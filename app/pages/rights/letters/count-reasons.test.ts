import { expect, test } from "vitest";
import { getPage } from "#collections/pages/pages.ts";
import type { HolidayList } from "#collections/time/last-day.ts";
import { countRequest } from "./count-days.ts";
import { countReasons } from "./count-reasons.ts";

const words = getPage("my-requests");
const holidays: HolidayList = {
  from: "2026-01-01",
  until: "2027-12-31",
  names: { "2026-12-25": "Christmas Day", "2026-12-26": "Boxing Day" },
  undated: [{ name: "Idd el-Fitr 2027", from: "2027-03-08", until: "2027-03-12" }],
};

test.each([
  [
    "a day that does not move by its count alone",
    { received: "2026-11-03", days: 14 },
    ["14 days from 3\u00a0November 2026, section 25. That day itself is not counted."],
  ],
  [
    "each day over which it moves, and what is not settled",
    { received: "2026-12-11", days: 14 },
    [
      "14 days from 11\u00a0December 2026, section 25. That day itself is not counted.",
      "25\u00a0December is Christmas Day, 26\u00a0December is Boxing Day and 27\u00a0December is a Sunday, so we count to Monday 28\u00a0December 2026 (Interpretation Act, section 34).",
      words.reasons.open,
    ],
  ],
  [
    "days left out of a short time",
    { received: "2026-12-24", days: 2 },
    [
      "2 days from 24\u00a0December 2026, section 25. That day itself is not counted.",
      "25\u00a0December is Christmas Day, 26\u00a0December is Boxing Day and 27\u00a0December is a Sunday, so we count to Tuesday 29\u00a0December 2026 (Interpretation Act, section 34).",
      words.reasons.open,
    ],
  ],
  [
    "a holiday without a day",
    { received: "2027-02-24", days: 14 },
    [
      "14 days from 24\u00a0February 2027, section 25. That day itself is not counted.",
      "Idd el-Fitr 2027 has no day yet. It may move the last day.",
    ],
  ],
  [
    "the end of the list of holidays",
    { received: "2027-12-20", days: 14 },
    [
      "14 days from 20\u00a0December 2027, section 25. That day itself is not counted.",
      "We know the public holidays only up to 31\u00a0December 2027. The last day may still move.",
    ],
  ],
])("explains %s", (_, request, sentences) => {
  const count = countRequest({ section: "25", ...request }, holidays);
  if (!count) throw new Error("Nothing was counted.");
  expect(countReasons(count, { words: words.reasons, language: "en" }, "25")).toEqual(sentences);
});
