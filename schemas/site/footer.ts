import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { link, text, texts } from "#schemas/reading/field.ts";

const column = z.strictObject({ heading: text, links: z.array(link).min(1) });

const schema = z.strictObject({
  about: text,
  /** Set in capitals across the footer, as the motto on a kanga. */
  motto: text,
  columns: z.array(column).min(1),
  stayConnected: z.strictObject({ heading: text, text, link }),
  values: z.strictObject({ heading: text, items: texts }),
  goal: text,
  copyright: text,
  /** What the border spells; leads to the page about the patterns. */
  border: link,
  legal: z.array(link).min(1),
});
export type Footer = z.infer<typeof schema>;

/** The footer of every page; its contact details come from the organisation. */
export const getFooter = contentFile("site/footer.yaml", schema);
