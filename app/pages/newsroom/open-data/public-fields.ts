import caseFields from "./case-fields.json" with { type: "json" };

/** Fields of a case with another name in the open data, and those that only our own pages need. */
const { renamed, own } = caseFields;

/** A case as the open data has it. @param fields of a case, or the types of its fields */
export function publicCase<Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> {
  const isOther = (name: string) => !(name in renamed) && !own.includes(name);
  return Object.fromEntries([
    ...Object.entries(renamed).map(([old, name]) => [name, fields[old]]),
    ...Object.entries(fields).filter(([name]) => isOther(name)),
  ]);
}

/** Fields of a law that the JSON file has beyond the columns of the CSV file, or with more in them. */
export const richLawFields = [
  "substance",
  "sources",
  "sourceNotOpened",
  "dates",
  "under",
  "cases",
  "ratifiedBy",
] as const;
