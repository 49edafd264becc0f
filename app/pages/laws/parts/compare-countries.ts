import { href } from "react-router";
import { formatDay } from "#app/components/text/format-day.ts";
import { type CountryLaws, getLawsByCountry, type Law, lawStandings } from "#schemas/laws/laws.ts";

const nothing = ["Nothing verified yet"];

/**
 * Two countries of the law library beside each other, or one that was chosen twice.
 * @param question slugs of the two countries as `a` and `b`; unknown ones give Uganda and Kenya
 */
export function compareCountries(question: URLSearchParams) {
  const all = getLawsByCountry();
  const find = (slug: string | null, otherwise: string) =>
    all.find((country) => country.slug === slug) ??
    all.find((country) => country.slug === otherwise) ??
    all[0];
  const chosen = [find(question.get("a"), "uganda"), find(question.get("b"), "kenya")].flatMap(
    (country) => country ?? [],
  );
  const pair = [...new Set(chosen)];
  const row = (question: string, answer: (country: CountryLaws) => string[]) => ({
    question,
    answers: pair.map((country) => {
      const lines = answer(country);
      return lines.length > 0 ? lines : nothing;
    }),
  });
  const about =
    (kind: Law["kind"]) =>
    (say: (law: Law) => string | undefined) =>
    ({ laws }: CountryLaws) =>
      laws.filter((law) => law.kind === kind).flatMap((law) => say(law) ?? []);
  const aboutData = about("data-protection");
  return {
    chosen: [chosen[0]?.slug ?? "", chosen[1]?.slug ?? ""] as const,
    /** Name of the country that was chosen on both sides; it is shown once. */
    chosenTwice: pair.length < chosen.length ? pair[0]?.name : undefined,
    choices: all.map(({ name, slug }) => ({ name, slug })),
    countries: pair.map(({ name, slug, laws }) => ({
      name,
      href:
        laws.length > 0
          ? href("/news/laws/:facet/:value", { facet: "country", value: slug })
          : undefined,
    })),
    /** A question with one answer, in lines, for each country. */
    rows: [
      row("Data protection", aboutData(titled)),
      row(
        "Year",
        aboutData(({ year }) => String(year)),
      ),
      row(
        "Authority",
        aboutData(({ regulator }) => regulator),
      ),
      row(
        "What the sources say about its force",
        aboutData(({ status }) => status),
      ),
      row("Cyber law", about("cyber")(titled)),
      row("Artificial intelligence", about("ai")(titled)),
      row("Ratified, as listed by a source", ({ ratified }) => ratified.map(({ title }) => title)),
      row("Last checked", ({ laws }) => [
        ...new Set(laws.map(({ checkedOn }) => formatDay(checkedOn))),
      ]),
    ],
  };
}

function titled({ title, year, standing }: Law): string {
  const named = title.includes(String(year)) ? title : `${title}, ${year}`;
  return standing === "law" ? named : `${named} (${lawStandings[standing]})`;
}
