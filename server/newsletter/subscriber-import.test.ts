import { expect, onTestFinished, test, vi } from "vitest";
import { parseImport } from "./subscriber-import.ts";

const parse = (rows: string) =>
  parseImport(Buffer.from(`email,consent_at,wording,source_page\n${rows}`));

test.each([
  ["2025-03-04", "2025-03-04T00:00:00.000Z"],
  ["2025-03-04T09:30:00Z", "2025-03-04T09:30:00.000Z"],
  ["2025-03-04T09:30:15.5+03:00", "2025-03-04T06:30:15.500Z"],
])("reads the consent of %s", (written, moment) => {
  const { rows, problems } = parse(`a@example.org,${written},Yes,/`);
  expect(problems).toEqual([]);
  expect(rows.map(({ consentAt }) => new Date(consentAt).toISOString())).toEqual([moment]);
});

test.each([
  "04/03/2025",
  "4.3.2025",
  "4 March 2025",
  "March 2025",
  "2025-3-4",
  "20250304",
  "2025-03",
  "2025",
  "1741046400000",
  "2025-02-30",
  "2025-02-29",
  "2025-13-01",
  "2025-03-04T09:30:00",
  "2025-03-04 09:30",
  "2025-03-04T25:00:00Z",
  "yesterday",
  "",
])("refuses a consent of %j with its line", (written) => {
  const { rows, problems } = parse(
    `b@example.org,2025-01-01,Yes,/\na@example.org,${written},Yes,/`,
  );
  expect(rows).toHaveLength(1);
  expect(problems).toEqual([expect.stringMatching(/^ {2}line 3: consent_at must be a day/)]);
});

test("refuses a consent that lies ahead, and takes the day that has begun in Kampala", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 22) });
  onTestFinished(() => void vi.useRealTimers());
  const { problems } = parse(
    ["2026-11-28", "2026-11-29", "2026-11-27T23:00:00Z"]
      .map((day) => `a@example.org,${day},Yes,/`)
      .join("\n"),
  );
  expect(problems).toEqual([3, 4].map((line) => `  line ${line}: consent_at lies ahead`));
});

test("refuses a file in another code than UTF-8", () => {
  const latin = Buffer.from(
    "email,consent_at,wording,source_page\na@example.org,2025-01-01,Oui, été,/",
    "latin1",
  );
  expect(() => parseImport(latin)).toThrow("not in UTF-8");
});
