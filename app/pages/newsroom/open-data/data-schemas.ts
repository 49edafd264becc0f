import { z } from "zod";
import { caseFolder, clock } from "#collections/cases/cases.ts";
import { contentOf } from "#collections/content.ts";
import { lawFolder } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { day, text } from "#collections/reading/field.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { type TableName, tableOf } from "./columns.ts";
import { publicCase, richLawFields } from "./public-fields.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Keywords of the editor's forms, which JSON Schema does not know. */
const formKeywords = [
  "labels",
  "entries",
  "control",
  "isSeldom",
  "fold",
  "example",
  "mustExist",
  "isTranslated",
  "options",
];

const jsonSchema = (type: z.ZodType): JsonSchema =>
  z.toJSONSchema(type, {
    io: "input",
    override: ({ jsonSchema: schema }) => {
      for (const keyword of formKeywords) delete schema[keyword];
    },
  });

/** What a column means and does not say, in the words of `/data`. */
export function describeColumns(table: TableName): ReadonlyMap<string, string> {
  const columns = getPage("open-data").tables.find(({ file }) => file === table)?.columns ?? [];
  return new Map(
    columns.map(({ column, means, not }) => [column, not ? `${means} ${not}` : means]),
  );
}

export function columnSchema(table: TableName) {
  const descriptions = describeColumns(table);
  const types = Object.entries(tableOf(table).types).map(
    ([column, type]) => [column, type.describe(descriptions.get(column) ?? "")] as const,
  );
  return jsonSchema(z.object(Object.fromEntries(types)));
}

/** Fields of a case by names of our own, and with what the site counts. */
function caseFields() {
  const counted = clock.extend({
    lastDay: day.optional().meta({
      description: "By the rule, as OTC counts; absent where the end is unclear.",
    }),
    plainLastDay: day.optional().meta({ description: "Of a plain count." }),
  });
  const fields = publicCase<z.ZodType>(caseFolder.schema(contentOf()).shape);
  return { ...fields, clocks: z.array(counted) };
}

/** Fields of a law in JSON: the columns of the CSV file, some of which hold more. */
function lawFields() {
  const { licence: _licence, ...columns } = tableOf("laws").types;
  const { shape } = lawFolder.schema(contentOf());
  return {
    ...columns,
    ...Object.fromEntries(richLawFields.map((name) => [name, shape[name]])),
    notCheckedForAYear: z
      .boolean()
      .describe("On the day on which the file was made: whether checkedOn lies a year back."),
  };
}

export const schemaAddress = (name: "cases" | "laws") =>
  `${getOrganisation().url}/data/${name}.schema.json`;

/** The JSON Schema (draft 2020-12) of `/data/cases.json` or `/data/laws.json`. */
export function dataSchema(name: "cases" | "laws"): object {
  const fields = name === "cases" ? caseFields() : lawFields();
  const descriptions = describeColumns(name);
  const item = z.object({ ...fields, id: text, address: z.url() });
  const file = z.object({
    $schema: z.url(),
    source: z.url().describe("The page of all entries."),
    publisher: text,
    licence: text,
    licenceAddress: z.url(),
    [name]: z.array(item),
  });
  const { $schema, ...rest } = jsonSchema(file);
  const list = rest.properties?.[name] as { items: { properties: Record<string, JsonSchema> } };
  for (const [field, schema] of Object.entries(list.items.properties)) {
    const description = descriptions.get(field);
    if (description) schema.description = description;
  }
  const title = getPage("open-data").tables.find(({ file }) => file === name)?.title;
  return { $schema, $id: schemaAddress(name), title, ...rest };
}
