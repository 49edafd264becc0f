import { z } from "zod";
import { caseFolder, clock } from "#collections/cases/cases.ts";
import { contentOf } from "#collections/content.ts";
import { day, text } from "#collections/reading/field.ts";

/** Keywords of the editor's forms, which JSON Schema does not know. */
const formKeywords = ["labels", "entries", "control", "isSeldom", "mustExist", "isTranslated"];

/**
 * The JSON Schema (draft 2020-12) of `/data/cases.json`: that of a file of `content/cases/` with other names for a
 * few fields, and with what the site counts.
 * @param address where it is published
 */
export function caseDataSchema(address: string): object {
  const {
    order: _order,
    summary: _summary,
    pressQuote: _pressQuote,
    pressSpeaker: _pressSpeaker,
    pressContact: _pressContact,
    shortNames: _shortNames,
    relatedCases: _relatedCases,
    caseNumber: number,
    caseName: name,
    yearFiled: filed,
    statusType: statusKind,
    ...shape
  } = caseFolder.schema(contentOf()).shape;
  const counted = clock.extend({
    lastDay: day.optional().meta({
      description: "By the rule, as OTC counts; absent where the end is unclear.",
    }),
    plainLastDay: day.optional().meta({ description: "Of a plain count." }),
  });
  const fields = { number, name, filed, statusKind, ...shape, clocks: z.array(counted) };
  const file = z.object({
    $schema: z.url(),
    source: z.url().describe("The page of all cases."),
    publisher: text,
    licence: text,
    licenceAddress: z.url(),
    cases: z.array(z.object({ ...fields, address: z.url() })),
  });
  const { $schema, ...rest } = z.toJSONSchema(file, {
    io: "input",
    override: ({ jsonSchema }) => {
      for (const keyword of formKeywords) delete jsonSchema[keyword];
    },
  });
  return { $schema, $id: address, title: "Cases of OTC", ...rest };
}
