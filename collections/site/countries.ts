import { z } from "zod";
import { type Content, contentFile, getter } from "#collections/content.ts";
import { slug, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const schema = z.array(
  z.strictObject({
    name: text,
    slug: field(slug, "End of its address", "Also the name of its shape."),
    code: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be two capitals")
      .meta({
        title: "Code of the country",
        description: "Two capitals, as in ISO 3166.",
      }),
  }),
);

export const countriesFile = contentFile("site/countries.yaml", schema, "/news/laws");

/** The African member states of the United Nations, by name. */
export const getCountries = getter((content) =>
  countriesFile(content).toSorted((a, b) => a.name.localeCompare(b.name, "en")),
);

/** The ISO 3166-1 alpha-2 code of a country; a name that `countries.yaml` lacks is given back. */
export function countryCode(name: string): string {
  return getCountries().find((country) => country.name === name)?.code ?? name;
}

/** A field that holds the name of a country, as `content/site/countries.yaml` writes it. */
export function countryName(content: Content, others: readonly string[] = []) {
  const names = new Set([...getCountries(content).map(({ name }) => name), ...others]);
  return z
    .string()
    .refine((name) => names.has(name), {
      error: (issue) =>
        `"${String(issue.input)}" is not in content/site/countries.yaml; write the name as it stands there`,
    })
    .meta({ options: [...names] });
}
