import { z } from "zod";
import { link, text } from "#schemas/reading/field.ts";
import { pageHead } from "./page-head.ts";

export const notFoundPage = z.strictObject({
  ...pageHead("not-found", "/404"),
  code: text,
  heading: text,
  line: text,
  link,
});
