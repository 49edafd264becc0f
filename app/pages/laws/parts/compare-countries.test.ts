import { expect, test } from "vitest";
import { getLaws } from "#collections/laws/laws.ts";
import { getCountries } from "#collections/site/countries.ts";
import { compareCountries } from "./compare-countries.ts";

const nameOf = (country: string) => getCountries().find(({ slug }) => slug === country)?.name;
const compare = (query: string) => compareCountries(new URLSearchParams(query));

test("compares two countries with a list of answers each per question", () => {
  const { countries, rows, chosen, chosenTwice } = compare("a=ghana&b=kenya");
  expect(countries.map(({ name }) => name)).toEqual([nameOf("ghana"), nameOf("kenya")]);
  expect(chosen).toEqual(["ghana", "kenya"]);
  for (const { answers } of rows) expect(answers).toHaveLength(2);
  expect(chosenTwice).toBeUndefined();
});

test("links every answer to its law", () => {
  const paths = new Set(getLaws().map(({ path }) => path));
  const { rows } = compare("a=uganda&b=ghana");
  const answers = rows.flatMap(({ answers }) => answers.flat());
  expect(answers.length).toBeGreaterThan(0);
  for (const { href } of answers) expect(paths).toContain(href);
});

test("classifies rows as same, different or one-sided, and omits unanswered ones", () => {
  for (const { slug } of getCountries()) {
    const { rows, unanswered, countries } = compare(`a=uganda&b=${slug}`);
    if (countries.length < 2) continue;
    for (const { question, answers, result } of rows) {
      const [one = [], other = []] = answers.map((list) => list.map(({ text }) => text));
      expect(one.length + other.length, question).toBeGreaterThan(0);
      const isOneSided = one.length === 0 || other.length === 0;
      const otherwise = one.join("\n") === other.join("\n") ? "same" : "differs";
      expect(result, question).toBe(isOneSided ? "one-sided" : otherwise);
      expect(unanswered).not.toContain(question);
    }
  }
});

test("compares Uganda and Kenya for an empty or unknown query", () => {
  for (const query of ["", "a=atlantis&b="]) {
    expect(compare(query).chosen).toEqual(["uganda", "kenya"]);
    expect(compare(query).chosenTwice).toBeUndefined();
  }
});

test("shows a country once when it is chosen twice", () => {
  for (const query of ["a=kenya&b=kenya", "a=kenya"]) {
    const { countries, rows, chosen, chosenTwice } = compare(query);
    expect(chosenTwice).toBe(nameOf("kenya"));
    expect(chosen).toEqual(["kenya", "kenya"]);
    expect(countries.map(({ name }) => name)).toEqual([nameOf("kenya")]);
    for (const { answers } of rows) expect(answers).toHaveLength(1);
  }
});
