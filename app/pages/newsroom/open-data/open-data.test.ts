import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { getCases } from "#collections/cases/cases.ts";
import { writeCsv } from "#collections/formats/csv.ts";
import { getLaws, isStale, type Law } from "#collections/laws/laws.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { recordFigures } from "#tests/support/record-figures.ts";
import { openData } from "./open-data.ts";

const { url } = getOrganisation();

/** Read by a library that knows nothing of the code that writes it. */
const parseCsv = (source: string): Record<string, string>[] => parse(source, { columns: true });

/** The columns of the facts that have a source of their own. */
function factsOf<Missing>({ inForce, regulator, complaints }: Law, missing: Missing) {
  const sourceOf = (fact: typeof inForce | typeof regulator | typeof complaints) =>
    fact ? [fact.source.name, fact.source.href].filter(Boolean).join(" ") : missing;
  return {
    inForce: inForce?.answer ?? "not known",
    inForceSince: inForce?.since ?? missing,
    inForceNote: inForce?.note ?? missing,
    inForceSource: sourceOf(inForce),
    inForceComparedOn: inForce?.comparedOn ?? missing,
    regulatorNotSetUp: regulator ? (regulator.notSetUp ? "yes" : "no") : missing,
    regulatorNote: regulator?.note ?? missing,
    regulatorSource: sourceOf(regulator),
    regulatorComparedOn: regulator?.comparedOn ?? missing,
    complaintsPage: complaints?.page ?? missing,
    complaintsEmail: complaints?.email ?? missing,
    complaintsPost: complaints?.post ?? missing,
    complaintsNote: complaints?.note ?? missing,
    complaintsSource: sourceOf(complaints),
    complaintsComparedOn: complaints?.comparedOn ?? missing,
  };
}

test("exports laws as CSV with the values of their files", () => {
  const rows = parseCsv(openData("laws.csv") ?? "");
  expect(rows).toEqual(
    getLaws().map((law) => ({
      country: law.country,
      title: law.title,
      number: law.number ?? "",
      chapter: law.chapter ?? "",
      kind: law.kind,
      standing: law.standing,
      year: String(law.year),
      regulator: law.regulator?.name ?? "",
      purpose: law.purpose ?? "",
      ...factsOf(law, ""),
      status: law.status ?? "",
      officialLink: law.officialLink ?? "",
      sources: law.sources.map(({ name, href }) => (href ? `${name} ${href}` : name)).join("; "),
      sourceNotOpened: law.sourceNotOpened ? "yes" : "no",
      checkedOn: law.checkedOn,
      address: `${url}${law.path}`,
      licence: "CC BY 4.0",
    })),
  );
});

test("exports laws as JSON with the values of their files", () => {
  const { laws } = JSON.parse(openData("laws.json") ?? "");
  expect(laws).toHaveLength(getLaws().length);
  getLaws().forEach((law, index) => {
    const { slug: _slug, path, draft: _draft, body: _body, publishAt: _publishAt, ...fields } = law;
    const { complaints: _complaints, ...others } = fields;
    expect(laws[index]).toEqual({
      ...JSON.parse(
        JSON.stringify({ ...others, regulator: law.regulator?.name, ...factsOf(law, undefined) }),
      ),
      address: `${url}${path}`,
      notCheckedForAYear: isStale(law),
    });
  });
});

test("exports cases as CSV and JSON with the values of their files", () => {
  const rows = parseCsv(openData("cases.csv") ?? "");
  const { cases } = JSON.parse(openData("cases.json") ?? "");
  getCases().forEach((entry, index) => {
    expect(rows[index]).toMatchObject({
      number: entry.caseNumber ?? "",
      name: entry.caseName,
      issues: entry.issues.join("; "),
      status: entry.status,
      checkedOn: entry.checkedOn,
      address: `${url}${entry.path}`,
    });
    expect(cases[index]).toMatchObject({
      name: entry.caseName,
      events: JSON.parse(JSON.stringify(entry.events)),
      orders: JSON.parse(JSON.stringify(entry.orders)),
      clocks: entry.clocks.map((clock) =>
        expect.objectContaining(JSON.parse(JSON.stringify(clock))),
      ),
      sources: entry.sources,
    });
  });
  expect(rows).toHaveLength(getCases().length);
});

test("exports cases that match the published schema, which rejects other data", () => {
  const data = JSON.parse(openData("cases.json") ?? "");
  const schema = JSON.parse(openData("cases.schema.json") ?? "");
  expect(data.$schema).toBe(`${url}/data/cases.schema.json`);
  expect(schema.$id).toBe(data.$schema);
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  expect([validate(data), validate.errors]).toEqual([true, null]);
  // Nothing is given that the schema does not describe.
  const known = Object.keys(schema.properties.cases.items.properties);
  for (const one of data.cases) expect(known).toEqual(expect.arrayContaining(Object.keys(one)));
  expect(validate({ ...data, cases: [{ ...data.cases[0], checkedOn: "today" }] })).toBe(false);
});

test("escapes commas, quotation marks and line breaks in CSV", () => {
  const rows = [
    { a: 'He said "no", then left', b: ["one", "two"] },
    { a: "line\nbreak", b: undefined },
  ];
  expect(parseCsv(writeCsv(["a", "b"], rows))).toEqual([
    { a: 'He said "no", then left', b: "one; two" },
    { a: "line\nbreak", b: "" },
  ]);
});

test("names the licence in every file", () => {
  const names = ["cases", "laws"];
  for (const name of names) {
    expect(
      parseCsv(openData(`${name}.csv`) ?? "").every(({ licence }) => licence === "CC BY 4.0"),
    ).toBe(true);
    expect(JSON.parse(openData(`${name}.json`) ?? "")).toMatchObject({
      licence: "CC BY 4.0",
      licenceAddress: "https://creativecommons.org/licenses/by/4.0/",
    });
  }
  const { licence } = JSON.parse(openData("cases.json") ?? "");
  recordFigures({ files: 2 * names.length, licence });
});

test("returns undefined for an unknown file", () => {
  expect(openData("people.csv")).toBeUndefined();
});
