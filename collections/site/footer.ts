import { z } from "zod";
import { contentFile, getter } from "#collections/content.ts";
import { conditionalPages, getPage, pageExists } from "#collections/pages/pages.ts";
import { headedList, link, links } from "#collections/reading/blocks.ts";
import { listOf, text } from "#collections/reading/field.ts";
import { field, group } from "#collections/reading/form.ts";

const column = z.strictObject({ heading: text, links });

const schema = z.strictObject({
  about: field(text, "What OTC is", "In one sentence, below the logo."),
  motto: field(text, "Motto", "Set in capitals across the foot, as the motto on a kanga."),
  columns: listOf(column).meta({
    title: "Columns of links",
    description: "Partners and opportunities join the first by themselves once there are some.",
  }),
  stayConnected: group("Newsletter", { heading: text, link }),
  values: field(headedList, "Values", "Another list than the five core values."),
  copyright: field(text, "Line about copyright"),
  legal: field(links, "Links to the legal pages"),
});
export type Footer = z.infer<typeof schema>;

export const footerFile = contentFile("site/footer.yaml", schema, "/");

/**
 * The footer of every page; its contact details come from the organisation. Pages that wait for their first
 * item join the first column as soon as they are there.
 */
export const getFooter = getter((content): Footer => {
  const footer = footerFile(content);
  const arrived = conditionalPages
    .filter((id) => pageExists(id, content))
    .map((id) => getPage(id, content))
    .map(({ breadcrumb, path }) => ({ label: breadcrumb, href: path }));
  const columns = footer.columns.map((column, index) =>
    index === 0 ? { ...column, links: [...column.links, ...arrived] } : column,
  );
  return { ...footer, columns };
});
