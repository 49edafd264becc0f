import { expect, test } from "vitest";
import { getLaws, isDataLaw } from "#collections/laws/laws.ts";
import { isLaw } from "./law-rows.ts";
import { mapCountries } from "./map-countries.ts";

test("the sentence below the map counts as many data protection laws as its key", () => {
  const woven = mapCountries().filter(({ weave }) => weave === "whole");
  const counted = getLaws().filter((law) => isDataLaw(law) && isLaw(law));
  expect(counted).toHaveLength(woven.length);
});
