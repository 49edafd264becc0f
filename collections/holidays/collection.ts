import { defineFiles } from "#collections/define-collection.ts";
import { getHolidays } from "./holidays.ts";

export const holidays = defineFiles({
  folder: "holidays",
  title: "Public holidays",
  files: [getHolidays],
});
