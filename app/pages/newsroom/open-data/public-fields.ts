/** Fields of a case that have another name in the open data. */
const renamed = {
  caseNumber: "number",
  caseName: "name",
  yearFiled: "filed",
  statusType: "statusKind",
} as const;
/** What places a case on our own pages, and words for them. */
const own = [
  "order",
  "slug",
  "path",
  "summary",
  "pressQuote",
  "pressSpeaker",
  "pressContact",
  "shortNames",
  "relatedCases",
];

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
