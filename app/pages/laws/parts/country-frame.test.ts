import { expect, test } from "vitest";
import { describeFrame } from "#app/embeds/frame.ts";
import { getLawsByCountry } from "#collections/laws/laws.ts";
import { countryFrame } from "./country-frame.ts";

const countries = getLawsByCountry();
const uganda = countries.find(({ slug }) => slug === "uganda") as (typeof countries)[number];

test("a country says that it has a law, and the day of the last comparison", () => {
  const frame = countryFrame(uganda);
  expect(frame).toMatchObject({ heading: "Uganda", isDone: true });
  expect(describeFrame(frame)).toMatch(
    /^Uganda: Has a law on personal data\. .+ \d+ entries in the library\. Last compared on .+\d{4}\.$/,
  );
  expect(frame.cloth).toContain("<pattern");
});

test("a bill is no law", () => {
  const laws = uganda.laws
    .filter(({ kind }) => kind === "data-protection")
    .map((law) => ({ ...law, standing: "passed" as const }));
  const frame = countryFrame({ ...uganda, laws });
  expect(frame).toMatchObject({ tag: "Has a text on personal data.", isDone: false });
});

test("a country without an entry shows bare threads, and does not claim that there is no law", () => {
  const frame = countryFrame({ ...uganda, laws: [] });
  expect(frame.tag).toBe("No law on personal data verified yet.");
  expect(frame.text).toBe("That does not mean that there is none.");
  expect(frame.small).toBe("0 entries in the library.");
  expect(frame.cloth).not.toContain("<pattern");
  expect(frame.link.href).toBe("/news/laws");
});
