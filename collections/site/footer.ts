import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { headedList, link, links } from "#collections/reading/blocks.ts";
import { listOf, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

const column = z.strictObject({ heading: text, links });

const schema = z.strictObject({
  about: field(text, "What OTC is", "In one sentence, below the logo."),
  motto: field(text, "Motto", "Set in capitals across the foot, as the motto on a kanga."),
  columns: field(listOf(column), "Columns of links"),
  stayConnected: group("Newsletter", { heading: text, link }),
  values: field(headedList, "Values", "Another list than the five core values."),
  tools: field(column, "Tools", "One row below the columns."),
  copyright: field(text, "Line about copyright"),
  legal: field(links, "Links to the legal pages"),
});
export type Footer = z.infer<typeof schema>;

/** The footer of every page; its contact details come from the organisation. */
export const getFooter = contentFile("site/footer.yaml", schema, "/");
