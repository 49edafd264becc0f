import { z } from "zod";
import { memoise, readEntry } from "#schemas/reading/collection.ts";
import { slug, text } from "#schemas/reading/field.ts";

const schema = z
  .array(
    z.strictObject({
      name: text,
      slug,
      /** ISO 3166-1 alpha-2; shown on the tile. */
      code: z.string().regex(/^[A-Z]{2}$/, "must be two capitals"),
      /** Place of the tile on the schematic map, from 1: column from the west, row from the north. */
      tile: z.tuple([z.int().min(1).max(9), z.int().min(1).max(10)]),
    }),
  )
  .refine(
    (list) => new Set(list.map(({ tile }) => tile.join())).size === list.length,
    "must not put two countries on one tile",
  );
export type Country = z.infer<typeof schema>[number];

/** The African member states of the United Nations, by name. */
export const getCountries = memoise((root): Country[] =>
  readEntry(root, "site/countries.yaml", schema).sort((a, b) => a.name.localeCompare(b.name, "en")),
);

/** A field that holds the name of a country, as `content/site/countries.yaml` writes it. */
export function countryName(root: string, others: readonly string[] = []) {
  const known = new Set([...getCountries(root).map(({ name }) => name), ...others]);
  return z.string().refine((name) => known.has(name), {
    error: (issue) =>
      `"${String(issue.input)}" is not in content/site/countries.yaml; write the name as it stands there`,
  });
}
