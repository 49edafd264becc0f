import { link, text } from "#schemas/reading/field.ts";
import { pageSchema } from "./page-schema.ts";

export const errorPages = {
  "not-found": pageSchema("not-found", "/404", {
    code: text,
    heading: text,
    line: text,
    link,
  }),
};
