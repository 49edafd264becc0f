import { z } from "zod";
import { awaitedPages, isThere } from "#schemas/pages/awaited-pages.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { contentFile, memoise } from "#schemas/reading/collection.ts";
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

const readFooter = contentFile("site/footer.yaml", schema);

/**
 * The footer of every page; its contact details come from the organisation. Pages that wait for their first
 * item join the first column as soon as they are there.
 */
export const getFooter = memoise((root): Footer => {
  const footer = readFooter(root);
  const arrived = awaitedPages
    .filter((id) => isThere(id, root))
    .map((id) => getPage(id, root))
    .map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));
  const columns = footer.columns.map((column, index) =>
    index === 0 ? { ...column, links: [...column.links, ...arrived] } : column,
  );
  return { ...footer, columns };
});
