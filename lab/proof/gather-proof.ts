import {
  type Proof,
  type ProofCheck,
  type ProofFigures,
  type ProofOutcome,
  proofChecks,
} from "../../collections/proof/proof.ts";
import type { Retention } from "../../collections/site/retention.ts";
import type { PackageList } from "../../scripts/package-list.ts";
import { readFaults } from "../faults/fault-report.ts";
import { licencesOf } from "./licences-of.ts";
import type { LighthouseResult, ValidatorResult } from "./results.ts";
import { outcomeOf, type TestOutcome, type TestReport, type TestRun } from "./test-reports.ts";

/** Results of all checks; undefined for one that did not run. */
export interface ProofSources {
  /** Of `npm run test:full`, and of a separate run of the light tests. */
  reports: readonly TestReport[];
  /** Of `npm run test:engines`; `npm run test:full` tries fewer engines with fewer pages. */
  engines?: TestReport | undefined;
  validator?: ValidatorResult | undefined;
  lighthouse?: LighthouseResult | undefined;
  /** Text of `docs/reliability.md`. */
  reliability?: string | undefined;
  packages: PackageList;
  retention: Retention;
}

/** Result of one check. */
interface Measured<Check extends ProofCheck> {
  /** Day of the run. */
  on: string;
  /** Tests that failed, errors found, messages lost. */
  faults: number;
  /** Undefined where the run left none, e.g. because it was interrupted. */
  figures?: ProofFigures<Check> | undefined;
}

interface Source<Check extends ProofCheck> {
  /** Repeats the check. */
  command: string;
  /** @returns undefined when the check did not run */
  measure: (sources: ProofSources) => Measured<Check> | undefined;
}

/** From this many points of 100 on, Lighthouse itself calls a page good. */
const goodScore = 90;

/** Test files that take seconds and need no browser: `npm run proof` runs those without a result. */
export const lightTests = {
  weights: "tests/html/weight.test.ts",
  languages: "tests/html/language.test.ts",
  legal: "tests/html/legal.test.ts",
  headers: "lab/standards/observatory.test.ts",
  retention: "server/retention/retention-list.test.ts",
  packages: "tests/architecture/packages.test.ts",
  openData: "app/pages/newsroom/open-data/open-data.test.ts",
} as const;

const visits = ["help", "library", "organisation"].map(
  (area) => `tests/every-page/visit-${area}.test.ts`,
);
const engines = "lab/engines/engines.test.ts";

const sources: { [Check in ProofCheck]: Source<Check> } = {
  weights: {
    command: "npm run test:full",
    measure: tested([lightTests.weights], (ran) => {
      const pages = ran.filter(({ figures }) => "judged" in figures);
      const bound = largest(pages, "bound");
      const short = pages.filter(({ figures }) => Number(figures.size) <= bound);
      return pages.length === 0
        ? undefined
        : {
            pages: pages.length,
            longer: pages.length - short.length,
            mostBytes: largest(short, "size"),
            boundBytes: bound,
          };
    }),
  },
  firstViews: {
    command: "npm run test:full",
    measure: tested(visits, (ran) => {
      const pages = ran.filter(({ figures }) => "size" in figures);
      return pages.length === 0
        ? undefined
        : {
            pages: pages.length,
            mostBytes: largest(pages, "size"),
            boundBytes: largest(pages, "bound"),
          };
    }),
  },
  lighthouse: {
    command: "npm run benchmark -- lighthouse",
    measure: ({ lighthouse }) => {
      if (!lighthouse || lighthouse.pages.length === 0) return undefined;
      const { on, pages } = lighthouse;
      const lowest = (of: "performance" | "accessibility" | "bestPractices" | "seo") =>
        Math.min(...pages.map((page) => page[of]));
      const scores = {
        performance: lowest("performance"),
        accessibility: lowest("accessibility"),
        bestPractices: lowest("bestPractices"),
        seo: lowest("seo"),
      };
      const faults = Object.values(scores).filter((points) => points < goodScore).length;
      return { on, faults, figures: { pages: pages.length, ...scores } };
    },
  },
  barriers: {
    command: "npm run test:full",
    measure: tested(visits, (ran) => {
      const pages = ran.filter(
        ({ group, figures }) => group.startsWith("/") && "axeRuns" in figures,
      );
      const axeRuns = total(ran, "axeRuns");
      // Every run of axe found nothing, or its test would not be among these.
      return axeRuns === 0 ? undefined : { pages: pages.length, axeRuns, found: 0 };
    }),
  },
  markup: {
    command: "npm run validate",
    measure: ({ validator }) => {
      if (!validator) return undefined;
      const { on, pages, errors } = validator;
      const rung = validator.alarms.filter(({ count }) => count > 0);
      const alarms = rung.reduce((sum, { count }) => sum + count, 0);
      return { on, faults: errors, figures: { pages, errors, alarms, alarmKinds: rung.length } };
    },
  },
  engines: {
    command: "npm run test:engines",
    measure: (all) =>
      tested<"engines">([engines], (ran) => {
        const of = (engine: string) => {
          const own = ran.filter(({ group }) => group.startsWith(engine));
          const journeys = own.filter(
            ({ figures }) => !("pages" in figures || "tables" in figures),
          );
          return { pages: total(own, "pages"), journeys: journeys.length };
        };
        const [chromium, firefox, webkit] = [of("Chromium"), of("Firefox"), of("WebKit")];
        // An engine that is not installed is skipped.
        if (Math.min(chromium.pages, firefox.pages, webkit.pages) === 0) return undefined;
        return {
          chromiumPages: chromium.pages,
          chromiumJourneys: chromium.journeys,
          firefoxPages: firefox.pages,
          firefoxJourneys: firefox.journeys,
          webkitPages: webkit.pages,
          webkitJourneys: webkit.journeys,
        };
      })({ ...all, reports: all.engines ? [all.engines] : [] }),
  },
  privacy: {
    command: "npm run test:full",
    measure: tested(visits, (ran) => {
      const pages = ran.filter(({ figures }) => "requests" in figures);
      return pages.length === 0
        ? undefined
        : {
            pages: pages.length,
            requests: total(pages, "requests"),
            cookies: total(pages, "cookies"),
            thirdParties: total(pages, "thirdParties"),
          };
    }),
  },
  headers: {
    command: "npm run lab -- standards",
    measure: tested([lightTests.headers], (ran) => {
      const answers = ran.filter(({ figures }) => "score" in figures);
      const lowest = Math.min(...answers.map(({ figures }) => Number(figures.score)));
      return answers.length === 0
        ? undefined
        : { answers: answers.length, lowest, most: largest(answers, "most") };
    }),
  },
  retention: {
    command: "npm run test:full",
    measure: (all) =>
      tested<"retention">([lightTests.legal, lightTests.retention], () => {
        const periods = Object.values(all.retention.periods);
        const days = periods.flatMap((period) => ("days" in period ? [period.days] : []));
        return { kinds: periods.length, dated: days.length, longestDays: Math.max(0, ...days) };
      })(all),
  },
  losses: {
    command: "npm run test:faults",
    measure: ({ reliability }) => {
      if (!reliability) return undefined;
      const on = /^Written by .* on (\d{4}-\d{2}-\d{2}) at commit/m.exec(reliability)?.[1];
      const records = readFaults(reliability);
      if (!on || records.length === 0) return undefined;
      const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
      const tried = (what: RegExp) =>
        sum(
          records.map((record) => Number(what.exec(record.tried)?.[1]?.replaceAll(",", "") ?? 0)),
        );
      const lost = sum(records.map((record) => record.lost));
      const figures = {
        kills: tried(/([\d,]+) kills/),
        messages: tried(/([\d,]+) messages acknowledged/),
        lost,
        doubled: sum(records.map(({ doubled }) => doubled)),
      };
      return { on, faults: lost, figures };
    },
  },
  packages: {
    command: "npm run test:full",
    measure: (all) =>
      tested<"packages">([lightTests.packages], () => ({
        packages: all.packages.components.length,
        licences: licencesOf(all.packages).join(", "),
      }))(all),
  },
  openData: {
    command: "npm run test:full",
    measure: tested([lightTests.openData], (ran) => {
      const found = ran.find(({ figures }) => "licence" in figures)?.figures;
      return found && { files: Number(found.files), licence: String(found.licence) };
    }),
  },
  languages: {
    command: "npm run test:full",
    measure: tested([lightTests.languages], (ran) => {
      const found = ran.find(({ figures }) => "languages" in figures)?.figures;
      return found && { pages: Number(found.pages), languages: String(found.languages) };
    }),
  },
};

/** A check made by tests; not measured where one of the files did not run. */
function tested<Check extends ProofCheck>(
  files: readonly string[],
  figuresOf: (ran: readonly TestRun[]) => ProofFigures<Check> | undefined,
) {
  return ({ reports }: ProofSources): Measured<Check> | undefined => {
    const outcome: TestOutcome | undefined = outcomeOf(files, reports);
    if (!outcome) return undefined;
    const { on, failed, passed } = outcome;
    return { on, faults: failed, figures: failed > 0 ? undefined : figuresOf(passed) };
  };
}

function largest(ran: readonly TestRun[], name: string): number {
  return Math.max(0, ...ran.map(({ figures }) => Number(figures[name] ?? 0)));
}

function total(ran: readonly TestRun[], name: string): number {
  return ran.reduce((sum, { figures }) => sum + Number(figures[name] ?? 0), 0);
}

/** Returns the result of every check; one without a run states that it was not measured. */
export function gatherProof(all: ProofSources): Proof {
  const checks = proofChecks.map((check) => [check, outcomeFor(check, all)] as const);
  return {
    about:
      "What OTC promises of its website and what checks found. Written by npm run proof from checks that ran.",
    checks: Object.fromEntries(checks) as Proof["checks"],
  };
}

function outcomeFor<Check extends ProofCheck>(check: Check, all: ProofSources): ProofOutcome {
  const { command, measure } = sources[check];
  const measured = measure(all);
  if (measured && measured.faults > 0) {
    return { state: "broken", on: measured.on, command, faults: measured.faults };
  }
  if (!measured?.figures) return { state: "not measured", command };
  return { state: "kept", on: measured.on, command, figures: measured.figures } as ProofOutcome;
}
