import { openDataLicence } from "#app/open-data-licence.ts";
import { casesPath, getCases } from "#collections/cases/cases.ts";
import { countTimeLimits } from "#collections/cases/time-limits.ts";
import { writeCsv } from "#collections/formats/csv.ts";
import { getLaws, isStale, lawsPath } from "#collections/laws/laws.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { type TableName, tableOf } from "./columns.ts";
import { dataPackage } from "./data-package.ts";
import { dataSchema, schemaAddress } from "./data-schemas.ts";
import { publicCase, richLawFields } from "./public-fields.ts";

const data: Readonly<Record<string, () => string>> = {
  "laws.csv": () => csvOf("laws"),
  "laws.json": lawsAsJson,
  "laws.schema.json": () => schemaOf("laws"),
  "cases.csv": () => csvOf("cases"),
  "cases.json": casesAsJson,
  "cases.schema.json": () => schemaOf("cases"),
};

/** Laws and cases, and the schemas of their JSON. */
export const dataFiles = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(data).map(([file, write]) => [file, write()]));

const writers = new Map<string, () => string>([
  ...Object.entries(data),
  ["datapackage.json", () => dataPackage(dataFiles())],
]);

/** A file of the open data, e.g. `laws.csv`. @returns undefined for a name that is none of ours */
export const openData = (file: string): string | undefined => writers.get(file)?.();

function csvOf(table: TableName): string {
  const { types, rows } = tableOf(table);
  return writeCsv(Object.keys(types), rows);
}

const schemaOf = (name: "cases" | "laws") => JSON.stringify(dataSchema(name), null, 1);

function jsonOf(name: "cases" | "laws", path: string, entries: readonly object[]): string {
  const { name: publisher, url } = getOrganisation();
  const { name: licence, href: licenceAddress } = openDataLicence;
  const about = { source: url + path, publisher, licence, licenceAddress };
  return JSON.stringify({ $schema: schemaAddress(name), ...about, [name]: entries }, null, 1);
}

function lawsAsJson(): string {
  const { rows } = tableOf("laws");
  const laws = getLaws().map((law, index) => ({
    ...rows[index],
    licence: undefined,
    ...Object.fromEntries(richLawFields.map((name) => [name, law[name]])),
    notCheckedForAYear: isStale(law),
  }));
  return jsonOf("laws", lawsPath, laws);
}

function casesAsJson(): string {
  const { url } = getOrganisation();
  const cases = getCases().map((entry) => ({
    ...publicCase<unknown>({ ...entry }),
    clocks: countTimeLimits(entry, entry.checkedOn).map((limit, index) => ({
      ...entry.clocks[index],
      ...(limit.unclear ? {} : { lastDay: limit.dueOn, plainLastDay: limit.plainDueOn }),
    })),
    address: url + entry.path,
    id: entry.slug,
  }));
  return jsonOf("cases", casesPath, cases);
}
