import { expect, test } from "vitest";
import { getLaws } from "#collections/laws/laws.ts";
import { substanceQuestions } from "#collections/laws/substance.ts";
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

test("marks only points of substance that are known for both and differ", () => {
  const { rows } = compare("a=uganda&b=ghana");
  const marked = rows.filter(({ differs }) => differs).map(({ question }) => question);
  const { access, breach, registration, machines } = substanceQuestions;
  expect(marked).toEqual([access, breach, registration, substanceQuestions.transfers]);
  const same = rows.find(({ question }) => question === machines);
  expect(same?.answers.flat().map(({ text }) => text)).toEqual(
    Array(2).fill("A new decision on request"),
  );
});

test("omits questions without an answer for either country", () => {
  for (const { slug } of getCountries()) {
    const { rows, unanswered } = compare(`a=uganda&b=${slug}`);
    for (const { question, answers } of rows) {
      expect(answers.flat().length, question).toBeGreaterThan(0);
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
