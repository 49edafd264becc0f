import { expect, test } from "vitest";
import { getCountries } from "#schemas/site/countries.ts";
import { compareCountries } from "./compare-countries.ts";

const nameOf = (country: string) => getCountries().find(({ slug }) => slug === country)?.name;
const compare = (query: string) => compareCountries(new URLSearchParams(query));

test("two countries stand beside each other, with one answer each to every question", () => {
  const { countries, rows, chosen, chosenTwice } = compare("a=ghana&b=kenya");
  expect(countries.map(({ name }) => name)).toEqual([nameOf("ghana"), nameOf("kenya")]);
  expect(chosen).toEqual(["ghana", "kenya"]);
  for (const { answers } of rows) expect(answers).toHaveLength(2);
  expect(chosenTwice).toBeUndefined();
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
