import { expect, test } from "vitest";
import { getLaws } from "#collections/laws/laws.ts";
import { getCountries } from "#collections/site/countries.ts";
import { compareCountries } from "./compare-countries.ts";

const nameOf = (country: string) => getCountries().find(({ slug }) => slug === country)?.name;
const compare = (query: string) => compareCountries(new URLSearchParams(query));

test("two countries stand beside each other, with a list of answers each to every question", () => {
  const { countries, rows, chosen, chosenTwice } = compare("a=ghana&b=kenya");
  expect(countries.map(({ name }) => name)).toEqual([nameOf("ghana"), nameOf("kenya")]);
  expect(chosen).toEqual(["ghana", "kenya"]);
  for (const { answers } of rows) expect(answers).toHaveLength(2);
  expect(chosenTwice).toBeUndefined();
});

test("every answer leads to the law that gives it", () => {
  const paths = new Set(getLaws().map(({ path }) => path));
  const { rows } = compare("a=uganda&b=ghana");
  const answers = rows.flatMap(({ answers }) => answers.flat());
  expect(answers.length).toBeGreaterThan(0);
  for (const { href } of answers) expect(paths).toContain(href);
});

test("a line is the same, differs, or is known for one of the two only; what nobody knows is no line", () => {
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

test("no question, or one about countries that do not exist, compares Uganda and Kenya", () => {
  for (const query of ["", "a=atlantis&b="]) {
    expect(compare(query).chosen).toEqual(["uganda", "kenya"]);
    expect(compare(query).chosenTwice).toBeUndefined();
  }
});

test("a country chosen twice is shown once and named, also when one of the two was left to us", () => {
  for (const query of ["a=kenya&b=kenya", "a=kenya"]) {
    const { countries, rows, chosen, chosenTwice } = compare(query);
    expect(chosenTwice).toBe(nameOf("kenya"));
    expect(chosen).toEqual(["kenya", "kenya"]);
    expect(countries.map(({ name }) => name)).toEqual([nameOf("kenya")]);
    for (const { answers } of rows) expect(answers).toHaveLength(1);
  }
});
