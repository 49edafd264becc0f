import { casePath, getCases } from "#schemas/cases/cases.ts";
import { writeCsv } from "#schemas/formats/csv.ts";
import { getLaws, isStale } from "#schemas/laws/laws.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";

const caseColumns = [
  "number",
  "name",
  "issues",
  "country",
  "filed",
  "status",
  "statusKind",
  "forum",
  "note",
  "checkedOn",
  "address",
] as const;

const lawColumns = [
  "country",
  "title",
  "kind",
  "standing",
  "year",
  "regulator",
  "status",
  "officialLink",
  "sources",
  "verifiedOn",
  "address",
] as const;

/**
 * The cases and the laws for programs and spreadsheets.
 * @param file `cases.csv`, `cases.json`, `laws.csv` or `laws.json`
 * @returns undefined for any other name
 */
export function openData(file: string): string | undefined {
  const { url } = getOrganisation();
  if (file === "cases.csv")
    return writeCsv(
      caseColumns,
      getCases().map((entry) => caseRow(entry, url)),
    );
  if (file === "laws.csv")
    return writeCsv(
      lawColumns,
      getLaws().map((law) => lawRecord(law, url)),
    );
  if (file === "cases.json") {
    const cases = getCases().map(
      ({ order: _order, slug: _slug, caseName, caseNumber, yearFiled, statusType, ...entry }) => ({
        number: caseNumber,
        name: caseName,
        filed: yearFiled,
        statusKind: statusType,
        ...entry,
        address: url + casePath({ slug: _slug }),
      }),
    );
    return JSON.stringify({ source: `${url}/products/strategic-litigation`, cases }, null, 1);
  }
  if (file === "laws.json") {
    const laws = getLaws().map((law) => ({
      ...lawRecord(law, url),
      ratifiedBy: law.ratifiedBy,
      notCheckedForAYear: isStale(law),
    }));
    return JSON.stringify({ source: `${url}/news/laws`, laws }, null, 1);
  }
  return undefined;
}

function caseRow(entry: ReturnType<typeof getCases>[number], url: string) {
  const { caseNumber, caseName, issues, country, yearFiled, status, statusType } = entry;
  return {
    number: caseNumber,
    name: caseName,
    issues,
    country,
    filed: yearFiled,
    status,
    statusKind: statusType,
    forum: entry.forum,
    note: entry.note,
    checkedOn: entry.checkedOn,
    address: url + casePath(entry),
  };
}

function lawRecord(law: ReturnType<typeof getLaws>[number], url: string) {
  const { country, title, kind, standing, year, regulator, status, officialLink } = law;
  return {
    country,
    title,
    kind,
    standing,
    year,
    regulator,
    status,
    officialLink,
    sources: law.sources,
    verifiedOn: law.verifiedOn,
    address: url + law.path,
  };
}
