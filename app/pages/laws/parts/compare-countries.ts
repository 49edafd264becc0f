import { href } from "react-router";
import { formatDay } from "#collections/formats/format-day.ts";
import type { FactName } from "#collections/laws/known-facts.ts";
import {
  type CountryLaws,
  comparePath,
  getLawsByCountry,
  isDataLaw,
  type Law,
  lawKinds,
} from "#collections/laws/laws.ts";
import {
  type SubstanceName,
  substanceNames,
  substanceQuestions,
} from "#collections/laws/substance.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type FactLine, factLines } from "./fact-lines.ts";
import { acts, lawRow, titleWithYear } from "./law-rows.ts";

interface ComparedAnswer {
  text: string;
  href: string;
  /** Where it comes from, for a fact that has a source of its own. */
  fact?: Pick<FactLine, "notes" | "source" | "comparedOn"> | undefined;
}

/** Compares the countries `a` and `b` of a query; unknown ones give Uganda and Kenya. */
export function compareCountries(query: URLSearchParams) {
  const all = getLawsByCountry();
  const find = (slug: string | null, otherwise: string) =>
    all.find((country) => country.slug === slug) ??
    all.find((country) => country.slug === otherwise) ??
    all[0];
  const chosen = [find(query.get("a"), "uganda"), find(query.get("b"), "kenya")].flatMap(
    (country) => country ?? [],
  );
  const pair = [...new Set(chosen)];
  const rows = questions.map(([question, answer]) => {
    const answers = pair.map(answer);
    const isMeasured = measured.has(question);
    const values = new Set(answers.flatMap((list) => list.map(({ text }) => text)));
    return {
      question,
      answers,
      /** Whether it is one of the six points, whose values are written in the same words everywhere. */
      isMeasured,
      differs: isMeasured && answers.every(hasAny) && values.size > 1,
    };
  });
  return {
    address: `${comparePath}?${new URLSearchParams(chosen.map(({ slug }, index) => ["ab".charAt(index), slug]))}`,
    chosen: [chosen[0]?.slug ?? "", chosen[1]?.slug ?? ""] as const,
    /** Name of a country chosen on both sides; it is shown once. */
    chosenTwice: pair.length < chosen.length ? pair[0]?.name : undefined,
    countries: pair.map(({ name, slug, laws }) => ({
      name,
      slug,
      href: laws.length > 0 ? href("/news/laws/country/:country", { country: slug }) : undefined,
      checkedOn: [...new Set(laws.map(({ checkedOn }) => checkedOn).sort())]
        .map((day) => formatDay(day))
        .join(", "),
    })),
    rows: rows.filter(({ answers }) => answers.some(hasAny)),
    unanswered: rows.filter(({ answers }) => !answers.some(hasAny)).map(({ question }) => question),
  };
}

const hasAny = (answers: readonly ComparedAnswer[]) => answers.length > 0;

type Answer = (country: CountryLaws) => ComparedAnswer[];

const listed =
  (kind: Law["kind"]): Answer =>
  ({ laws }) =>
    acts(laws)
      .filter((law) => law.kind === kind)
      .map((law) => ({
        text: [titleWithYear(law), lawRow(law).caution].filter(Boolean).join(" – "),
        href: law.path,
      }));

const firstFact =
  (wanted: FactName): Answer =>
  ({ laws }) =>
    laws
      .filter(isDataLaw)
      .slice(0, 1)
      .flatMap((law) => factLines(law).known.map((fact) => ({ ...fact, href: law.path, fact })))
      .filter(({ name }) => name === wanted)
      .map(({ lines, ...rest }) => ({ ...rest, text: lines.map(({ text }) => text).join("; ") }));

const onPoint =
  (name: SubstanceName): Answer =>
  ({ laws }) =>
    laws.filter(isDataLaw).flatMap(({ path, substance }) => {
      const point = substance?.[name];
      if (!point) return [];
      const { secondHand } = getPage("laws").library.comparison;
      const { value, details, section, isSecondHand } = point;
      const notes = [details, section && `${section}.`, isSecondHand ? secondHand : undefined];
      return {
        text: value,
        href: path,
        fact: { ...point, notes: notes.flatMap((note) => note ?? []) },
      };
    });

const points = substanceNames.map((name) => [substanceQuestions[name], onPoint(name)] as const);
const measured = new Set<string>(points.map(([question]) => question));

const questions: readonly (readonly [string, Answer])[] = [
  ...points,
  ["Is the data protection law in force?", firstFact("inForce")],
  ["Regulator", firstFact("regulator")],
  ["Where to complain", firstFact("complaints")],
  [lawKinds["data-protection"], listed("data-protection")],
  ["Cyber law", listed("cyber")],
  ...(["information", "digital", "finance", "ai"] as const).map(
    (kind) => [lawKinds[kind], listed(kind)] as const,
  ),
  [
    "Ratified, as listed by a source",
    ({ ratified }) => ratified.map(({ title, path }) => ({ text: title, href: path })),
  ],
];
