import { expect, test } from "vitest";
import { z } from "zod";
import { countFacts, hasHomePageOnly, knownFacts } from "./known-facts.ts";
import { getLaws, isDataLaw } from "./laws.ts";

const schema = z.strictObject(knownFacts);
const sourced = { source: { name: "A gazette" }, comparedOn: "2026-11-23" };

const problemsOf = (fields: object) =>
  schema
    .safeParse(fields)
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

test.each([
  [{ inForce: { answer: "yes" } }, /^inForce\.source: /],
  [{ inForce: { answer: "maybe", ...sourced } }, /^inForce\.answer: /],
  [
    { inForce: { answer: "yes", since: "May 2019", ...sourced } },
    /^inForce\.since: must be a date/,
  ],
  [
    { inForce: { answer: "no", since: "2019", ...sourced } },
    /^inForce\.since: take this line away: the answer is "no"/,
  ],
  [
    { inForce: { answer: "yes", since: "2026-12", ...sourced } },
    /^inForce\.since: lies after the day of comparison/,
  ],
  [{ regulator: { name: "An office", source: sourced.source } }, /^regulator\.comparedOn: /],
  [{ regulator: { ...sourced } }, /^regulator\.name: /],
  [
    { complaints: { ...sourced } },
    /^complaints\.page: give a web page, an e-mail address or an office/,
  ],
  [
    { complaints: { page: "example.org", ...sourced } },
    /^complaints\.page: must be a full address/,
  ],
])("%j stops the build and says what to write", (fields, reason) => {
  expect(problemsOf(fields)[0]).toMatch(reason);
});

test("what is no date is not compared with the day of comparison too", () => {
  const about = (since: string, comparedOn: string) =>
    problemsOf({ inForce: { answer: "yes", since, ...sourced, comparedOn } });
  expect(about("25/11/2019", sourced.comparedOn)).toHaveLength(1);
  expect(about("2019", "01/11/2026")).toEqual([expect.stringMatching(/^inForce\.comparedOn: /)]);
});

test("a law needs none of the facts, and an unencrypted page of a regulator is one", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ complaints: { page: "http://example.org/complain", ...sourced } })).toEqual(
    [],
  );
});

test("tells a home page from an address that takes complaints", () => {
  const complaints = { note: undefined, email: undefined, post: undefined, ...sourced };
  expect(hasHomePageOnly({ complaints: { ...complaints, page: "https://example.org/" } })).toBe(
    true,
  );
  expect(
    hasHomePageOnly({ complaints: { ...complaints, page: "https://example.org/plaintes" } }),
  ).toBe(false);
  expect(
    hasHomePageOnly({ complaints: { ...complaints, page: "https://example.org/", post: "Box 1" } }),
  ).toBe(false);
  expect(hasHomePageOnly({})).toBe(false);
});

test("no law counts the day of its signing as the day on which it came into force", () => {
  const wrong = getLaws().filter(({ inForce, dates }) =>
    dates.some(
      ({ date, event }) =>
        date === inForce?.since && /sign|assent/i.test(event) && !/in force/i.test(event),
    ),
  );
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

test("the facts that come first are known for most data protection laws", () => {
  const known = countFacts(getLaws().filter(isDataLaw));
  expect(known.inForce).toBeGreaterThanOrEqual(34);
  expect(known.since).toBeGreaterThanOrEqual(20);
  expect(known.regulator).toBeGreaterThanOrEqual(34);
  expect(known.complaints - known.homePage).toBeGreaterThanOrEqual(20);
});
