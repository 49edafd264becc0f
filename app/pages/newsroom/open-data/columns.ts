import { z } from "zod";
import { openDataLicence } from "#app/open-data-licence.ts";
import type { Source } from "#collections/articles/source.ts";
import { getCases, type LitigationCase } from "#collections/cases/cases.ts";
import type { CsvValue } from "#collections/formats/csv.ts";
import { type FactName, forceOf, lawForces } from "#collections/laws/known-facts.ts";
import { getLaws, type Law, lawKinds, lawStandings } from "#collections/laws/laws.ts";
import { getOrganisation } from "#collections/site/organisation.ts";

/** What a column holds, and how an entry gives it. An optional one is empty where nothing is known. */
type Columns<Entry> = Readonly<
  Record<string, readonly [type: z.ZodType, read: (entry: Entry) => CsvValue]>
>;

const text = z.string().min(1);
const maybe = text.optional();
const day = z.iso.date();
const yesNo = z.enum(["yes", "no"]);
const oneOf = (labels: object) => z.enum(Object.keys(labels) as [string, ...string[]]);
const address = z.url();

const nameAndAddress = ({ name, href }: Source) => (href ? `${name} ${href}` : name);

/** The last columns of every file: new ones come behind them. */
const lastColumns = <Entry extends { path: string; id: string }>(): Columns<Entry> => ({
  address: [address, ({ path }) => getOrganisation().url + path],
  licence: [z.literal(openDataLicence.name), () => openDataLicence.name],
  id: [text, ({ id }) => id],
});

/** The source of a fact of a law, and the day of its last comparison. */
function sourceColumns(fact: FactName): Columns<Law> {
  return {
    [`${fact}Source`]: [maybe, ({ [fact]: sourced }) => sourced && nameAndAddress(sourced.source)],
    [`${fact}ComparedOn`]: [day.optional(), ({ [fact]: sourced }) => sourced?.comparedOn],
  };
}

const caseColumns: Columns<LitigationCase & { id: string }> = {
  number: [maybe, ({ caseNumber }) => caseNumber],
  name: [text, ({ caseName }) => caseName],
  issues: [text, ({ issues }) => issues],
  country: [text, ({ country }) => country],
  filed: [text, ({ yearFiled }) => yearFiled],
  status: [text, ({ status }) => status],
  statusKind: [z.enum(["success", "pending", "active"]), ({ statusType }) => statusType],
  forum: [maybe, ({ forum }) => forum],
  note: [maybe, ({ note }) => note],
  checkedOn: [day, ({ checkedOn }) => checkedOn],
  ...lastColumns(),
};

const lawColumns: Columns<Law & { id: string }> = {
  country: [text, ({ country }) => country],
  title: [text, ({ title }) => title],
  number: [maybe, ({ number }) => number],
  chapter: [maybe, ({ chapter }) => chapter],
  kind: [oneOf(lawKinds), ({ kind }) => kind],
  standing: [oneOf(lawStandings), ({ standing }) => standing],
  year: [z.number().int(), ({ year }) => year],
  regulator: [maybe, ({ regulator }) => regulator?.name],
  purpose: [maybe, ({ purpose }) => purpose],
  inForce: [oneOf(lawForces), forceOf],
  inForceSince: [maybe, ({ inForce }) => inForce?.since],
  inForceNote: [maybe, ({ inForce }) => inForce?.note],
  ...sourceColumns("inForce"),
  regulatorNotSetUp: [
    yesNo.optional(),
    ({ regulator }) => regulator && (regulator.notSetUp ? "yes" : "no"),
  ],
  regulatorNote: [maybe, ({ regulator }) => regulator?.note],
  ...sourceColumns("regulator"),
  complaintsPage: [address.optional(), ({ complaints }) => complaints?.page],
  complaintsEmail: [maybe, ({ complaints }) => complaints?.email],
  complaintsPost: [maybe, ({ complaints }) => complaints?.post],
  complaintsNote: [maybe, ({ complaints }) => complaints?.note],
  ...sourceColumns("complaints"),
  status: [maybe, ({ status }) => status],
  officialLink: [address.optional(), ({ officialLink }) => officialLink],
  sources: [text, ({ sources }) => sources.map(nameAndAddress)],
  sourceNotOpened: [yesNo, ({ sourceNotOpened }) => (sourceNotOpened ? "yes" : "no")],
  checkedOn: [day, ({ checkedOn }) => checkedOn],
  ...lastColumns(),
};

export const tableNames = ["laws", "cases"] as const;
export type TableName = (typeof tableNames)[number];

/** A table of the open data: the schemas of its columns in order, and the values of each entry. */
export function tableOf(name: TableName) {
  // Its file name, which stays: it is part of the address.
  const withId = <Entry extends { slug: string }>(entry: Entry) => ({ ...entry, id: entry.slug });
  if (name === "laws") return fill(lawColumns, getLaws().map(withId));
  return fill(caseColumns, getCases().map(withId));
}

function fill<Entry>(columns: Columns<Entry>, entries: readonly Entry[]) {
  const list = Object.entries(columns);
  return {
    types: Object.fromEntries(list.map(([column, [type]]) => [column, type])),
    rows: entries.map((entry) =>
      Object.fromEntries(list.map(([column, [, read]]) => [column, read(entry)])),
    ),
  };
}
