import { href } from "react-router";
import { formatDay } from "#collections/formats/format-day.ts";
import { type CountryLaws, getLawsByCountry, type Law, lawKinds } from "#collections/laws/laws.ts";
import { acts, lawRow } from "./law-rows.ts";

/** One thing that the library says of a country, and the law that it says it about. */
export interface ComparedAnswer {
  text: string;
  href: string;
}

/** A question with what the library answers for each country. */
export interface ComparedRow {
  question: string;
  answers: readonly (readonly ComparedAnswer[])[];
  /** `one-sided`: nothing is verified for one of the two, so nobody can say whether they differ. */
  result: "same" | "differs" | "one-sided";
}

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
  const rows = questions.map(([question, answer]): ComparedRow => {
    const answers = pair.map(answer);
    const [one, other] = answers.map((list) => list.map(({ text }) => text).join("\n"));
    const result = one === other ? "same" : answers.every(hasAny) ? "differs" : "one-sided";
    return { question, answers, result };
  });
  return {
    chosen: [chosen[0]?.slug ?? "", chosen[1]?.slug ?? ""] as const,
    /** Name of the country that was chosen on both sides; it is shown once. */
    chosenTwice: pair.length < chosen.length ? pair[0]?.name : undefined,
    choices: all.map(({ name, slug }) => ({ name, slug })),
    countries: pair.map(({ name, slug, laws }) => ({
      name,
      slug,
      href: laws.length > 0 ? href("/news/laws/country/:country", { country: slug }) : undefined,
      checkedOn: [...new Set(laws.map(({ checkedOn }) => formatDay(checkedOn)))].join(", "),
    })),
    /** Questions that the library answers for one country at least. */
    rows: rows.filter(({ answers }) => answers.some(hasAny)),
    /** Questions to which it has no answer for either. */
    unanswered: rows.filter(({ answers }) => !answers.some(hasAny)).map(({ question }) => question),
  };
}

const hasAny = (answers: readonly ComparedAnswer[]) => answers.length > 0;

type Answer = (country: CountryLaws) => ComparedAnswer[];

/** What the library says of each law of one kind. */
function about(kind: Law["kind"], say: (law: Law) => string | undefined): Answer {
  return ({ laws }) =>
    acts(laws)
      .filter((law) => law.kind === kind)
      .flatMap((law) => {
        const text = say(law);
        return text ? [{ text, href: law.path }] : [];
      });
}

/** Which laws there are, with what nobody may overlook. */
const titled: (law: Law) => string = (law) => {
  const { title, year, caution } = lawRow(law);
  return [title.includes(String(year)) ? title : `${title}, ${year}`, caution]
    .filter(Boolean)
    .join(" – ");
};

const listed = (kind: Law["kind"]): [string, Answer] => [lawKinds[kind], about(kind, titled)];

/** Asks about the first act on data protection, or about what there is instead of one. */
const ofMainLaw =
  (say: (law: Law) => string | undefined): Answer =>
  ({ laws }) => {
    const [law] = acts(laws.filter(({ kind }) => kind === "data-protection"));
    const text = law && say(law);
    return text ? [{ text, href: law.path }] : [];
  };

const questions: readonly (readonly [string, Answer])[] = [
  listed("data-protection"),
  ["Year", ofMainLaw(({ year }) => `${year}`)],
  ["Authority", ofMainLaw(({ regulator }) => regulator)],
  [
    "In force?",
    ofMainLaw((law) => (law.inForce === "not known" ? law.status : lawRow(law).forceLabel)),
  ],
  ["Cyber law", about("cyber", titled)],
  listed("ai"),
  listed("information"),
  listed("digital"),
  listed("finance"),
  [
    "Ratified, as listed by a source",
    ({ ratified }) => ratified.map(({ title, path }) => ({ text: title, href: path })),
  ],
];
