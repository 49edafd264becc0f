import { z } from "zod";
import { contentFile, getter } from "#collections/content.ts";
import { text } from "#collections/reading/field.ts";
import { field, groups } from "#collections/reading/form.ts";

const code = z
  .string()
  .regex(/^[a-z]{2,3}$/, "must be the code of a language such as lg or sw")
  .meta({ title: "Code", description: "Begins the addresses of its pages: /lg/your-data-rights." });

const schema = z.strictObject({
  languages: groups("Languages besides English", {
    code,
    name: field(text, "Name", "As its speakers write it."),
    english: field(text, "Name in English"),
    offer: field(text, "Offer", "One line in the language itself."),
    smallWords: field(text, "Small words", "The search ignores them, as it does “the” and “of”."),
  }),
});

export const languagesFile = contentFile("site/languages.yaml", schema);

export const getLanguages = getter((content) => languagesFile(content).languages);
