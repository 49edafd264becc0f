import type { Source } from "#collections/articles/source.ts";
import { casesPath, getCases, type LitigationCase } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { type CsvValue, writeCsv } from "#collections/formats/csv.ts";
import { type FactName, forceOf } from "#collections/laws/known-facts.ts";
import { getLaws, isStale, type Law, lawsPath } from "#collections/laws/laws.ts";
import { substanceNames, substanceQuestions } from "#collections/laws/substance.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { caseDataSchema } from "./case-data-schema.ts";
import { openDataLicence } from "./licence.ts";

type Columns<Entry> = Record<string, (entry: Entry) => CsvValue>;

/** Columns of the cases; of a case as JSON the other fields are given too. */
const caseColumns: Columns<LitigationCase> = {
  number: ({ caseNumber }) => caseNumber,
  name: ({ caseName }) => caseName,
  issues: ({ issues }) => issues,
  country: ({ country }) => country,
  filed: ({ yearFiled }) => yearFiled,
  status: ({ status }) => status,
  statusKind: ({ statusType }) => statusType,
  forum: ({ forum }) => forum,
  note: ({ note }) => note,
  checkedOn: ({ checkedOn }) => checkedOn,
  address: ({ path }) => getOrganisation().url + path,
  licence: () => openDataLicence.name,
};

const nameAndAddress = ({ name, href }: Source) => (href ? `${name} ${href}` : name);

/** The source of a fact of a law, and the day on which somebody compared it. */
function sourceColumns(fact: FactName): Columns<Law> {
  return {
    [`${fact}Source`]: ({ [fact]: known }) => known && nameAndAddress(known.source),
    [`${fact}ComparedOn`]: ({ [fact]: known }) => known?.comparedOn,
  };
}

const lawColumns: Columns<Law> = {
  country: ({ country }) => country,
  title: ({ title }) => title,
  number: ({ number }) => number,
  chapter: ({ chapter }) => chapter,
  kind: ({ kind }) => kind,
  standing: ({ standing }) => standing,
  year: ({ year }) => year,
  regulator: ({ regulator }) => regulator?.name,
  purpose: ({ purpose }) => purpose,
  inForce: forceOf,
  inForceSince: ({ inForce }) => inForce?.since,
  inForceNote: ({ inForce }) => inForce?.note,
  ...sourceColumns("inForce"),
  regulatorNotSetUp: ({ regulator }) => regulator && (regulator.notSetUp ? "yes" : "no"),
  regulatorNote: ({ regulator }) => regulator?.note,
  ...sourceColumns("regulator"),
  complaintsPage: ({ complaints }) => complaints?.page,
  complaintsEmail: ({ complaints }) => complaints?.email,
  complaintsPost: ({ complaints }) => complaints?.post,
  complaintsNote: ({ complaints }) => complaints?.note,
  ...sourceColumns("complaints"),
  status: ({ status }) => status,
  officialLink: ({ officialLink }) => officialLink,
  sources: ({ sources }) => sources.map(nameAndAddress),
  sourceNotOpened: ({ sourceNotOpened }) => (sourceNotOpened ? "yes" : "no"),
  checkedOn: ({ checkedOn }) => checkedOn,
  address: ({ path }) => getOrganisation().url + path,
  licence: () => openDataLicence.name,
};

/** What data protection laws say on six points, a line for each law and point. */
const substanceColumns: Columns<ReturnType<typeof listSubstance>[number]> = {
  country: ({ law }) => law.country,
  law: ({ law }) => law.title,
  question: ({ name }) => substanceQuestions[name],
  value: ({ cell }) => cell.value,
  details: ({ cell }) => cell.details,
  section: ({ cell }) => cell.section,
  secondHand: ({ cell }) => (cell.isSecondHand ? "yes" : "no"),
  source: ({ cell }) => nameAndAddress(cell.source),
  comparedOn: ({ cell }) => cell.comparedOn,
  address: ({ law }) => getOrganisation().url + law.path,
  licence: () => openDataLicence.name,
};

function listSubstance() {
  return getLaws().flatMap((law) =>
    substanceNames.flatMap((name) => {
      const cell = law.substance?.[name];
      return cell ? [{ law, name, cell }] : [];
    }),
  );
}

/** Values of an entry by column. */
function recordOf<Entry>(columns: Columns<Entry>, entry: Entry): Record<string, CsvValue> {
  return Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, read(entry)]));
}

/** What stands at the head of a JSON file. */
function about(path: string) {
  const { name, url } = getOrganisation();
  const { name: licence, href } = openDataLicence;
  return { source: url + path, publisher: name, licence, licenceAddress: href };
}

function csvOf<Entry>(columns: Columns<Entry>, entries: readonly Entry[]): string {
  const records = entries.map((entry) => recordOf(columns, entry));
  return writeCsv(Object.keys(columns), records);
}

/**
 * The cases and the laws for programs and spreadsheets.
 * @param file `cases.csv`, `cases.json` and its `cases.schema.json`, `laws.csv`, `laws.json` or
 * `law-substance.csv`
 * @returns undefined for any other name
 */
export function openData(file: string): string | undefined {
  const { url } = getOrganisation();
  if (file === "cases.csv") return csvOf(caseColumns, getCases());
  if (file === "law-substance.csv") return csvOf(substanceColumns, listSubstance());
  if (file === "laws.csv") return csvOf(lawColumns, getLaws());
  if (file === "cases.json") {
    const cases = getCases().map(
      ({
        order: _order,
        slug: _slug,
        path,
        caseName,
        caseNumber,
        yearFiled,
        statusType,
        // Words for our own pages.
        summary: _summary,
        pressQuote: _pressQuote,
        pressSpeaker: _pressSpeaker,
        pressContact: _pressContact,
        shortNames: _shortNames,
        relatedCases: _relatedCases,
        ...entry
      }) => ({
        number: caseNumber,
        name: caseName,
        filed: yearFiled,
        statusKind: statusType,
        ...entry,
        clocks: countTimeLimits(entry, entry.checkedOn).map((limit, index) => ({
          ...entry.clocks[index],
          ...(limit.unclear ? {} : { lastDay: limit.dueOn, plainLastDay: limit.plainDueOn }),
        })),
        address: url + path,
      }),
    );
    const $schema = `${url}/data/cases.schema.json`;
    return JSON.stringify({ $schema, ...about(casesPath), cases }, null, 1);
  }
  if (file === "cases.schema.json") {
    return JSON.stringify(caseDataSchema(`${url}/data/${file}`), null, 1);
  }
  if (file === "laws.json") {
    const laws = getLaws().map((law) => ({
      ...recordOf(lawColumns, law),
      licence: undefined,
      substance: law.substance,
      sources: law.sources,
      sourceNotOpened: law.sourceNotOpened,
      dates: law.dates,
      under: law.under,
      cases: law.cases,
      ratifiedBy: law.ratifiedBy,
      notCheckedForAYear: isStale(law),
    }));
    return JSON.stringify({ ...about(lawsPath), laws }, null, 1);
  }
  return undefined;
}
