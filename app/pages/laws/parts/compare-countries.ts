import { href } from "react-router";
import { formatDay } from "#app/components/text/format-day.ts";
import { type CountryLaws, getLawsByCountry, type Law, lawStandings } from "#schemas/laws/laws.ts";
import type { ComparedCountry, ComparedRow } from "./law-comparison.tsx";

/** Two countries of the law library beside each other, or one that was chosen twice. */
export interface Comparison {
  chosen: [string, string];
  choices: { name: string; slug: string }[];
  /** Name of the country that was chosen on both sides; it is shown once. */
  chosenTwice: string | undefined;
  countries: ComparedCountry[];
  rows: ComparedRow[];
}

const nothing = ["Nothing verified yet"];

/**
 * @param question slugs of the two countries as `a` and `b`; unknown ones give Uganda and Kenya
 */
export function compareCountries(question: URLSearchParams): Comparison {
  const all = getLawsByCountry();
  const find = (slug: string | null, otherwise: string) =>
    all.find((country) => country.slug === slug) ??
    all.find((country) => country.slug === otherwise) ??
    all[0];
  const chosen = [find(question.get("a"), "uganda"), find(question.get("b"), "kenya")].flatMap(
    (country) => country ?? [],
  );
  const pair = [...new Set(chosen)];
  const row = (question: string, answer: (country: CountryLaws) => string[]): ComparedRow => ({
    question,
    answers: pair.map((country) => {
      const lines = answer(country);
      return lines.length > 0 ? lines : nothing;
    }),
  });
  const ofKind =
    (kind: Law["kind"], say: (law: Law) => string | undefined) => (country: CountryLaws) =>
      country.laws.filter((law) => law.kind === kind).flatMap((law) => say(law) ?? []);
  return {
    chosen: [chosen[0]?.slug ?? "", chosen[1]?.slug ?? ""],
    chosenTwice: pair.length < chosen.length ? pair[0]?.name : undefined,
    choices: all.map(({ name, slug }) => ({ name, slug })),
    countries: pair.map(({ name, slug, laws }) => ({
      name,
      href:
        laws.length > 0
          ? href("/news/laws/:facet/:value", { facet: "country", value: slug })
          : undefined,
    })),
    rows: [
      row("Data protection", ofKind("data-protection", titled)),
      row(
        "Year",
        ofKind("data-protection", ({ year }) => String(year)),
      ),
      row(
        "Authority",
        ofKind("data-protection", ({ regulator }) => regulator),
      ),
      row(
        "What the sources say about its force",
        ofKind("data-protection", ({ status }) => status),
      ),
      row("Cyber law", ofKind("cyber", titled)),
      row("Artificial intelligence", ofKind("ai", titled)),
      row("Ratified, as listed by a source", ({ ratified }) => ratified.map(({ title }) => title)),
      row("Last checked", ({ laws }) => [
        ...new Set(laws.map(({ verifiedOn }) => formatDay(verifiedOn))),
      ]),
    ],
  };
}

function titled({ title, year, standing }: Law): string {
  const named = title.includes(String(year)) ? title : `${title}, ${year}`;
  return standing === "law" ? named : `${named} (${lawStandings[standing]})`;
}
