import { z } from "zod";
import { contentFile, getter } from "#collections/content.ts";
import { conditionalPages, getPage, pageExists } from "#collections/pages/pages.ts";
import { headedList, link, links, text } from "#collections/reading/field.ts";

const column = z.strictObject({ heading: text, links });

const schema = z.strictObject({
  about: text.meta({ title: "What OTC is", description: "In one sentence, below the logo." }),
  motto: text.meta({
    title: "Motto",
    description: "Set in capitals across the foot, as the motto on a kanga.",
  }),
  columns: z.array(column).min(1).meta({
    title: "Columns of links",
    description: "Partners and opportunities join the first by themselves once there are some.",
  }),
  stayConnected: z.strictObject({ heading: text, text, link }).meta({ title: "Newsletter" }),
  values: headedList.meta({
    title: "Values",
    description: "Another list than the five core values.",
  }),
  goal: text.meta({ title: "Goal", description: "One sentence." }),
  copyright: text.meta({ title: "Line about copyright" }),
  border: link.meta({
    title: "Link below the border",
    description: "Says what the border spells.",
  }),
  legal: links.meta({ title: "Links to the legal pages" }),
});
export type Footer = z.infer<typeof schema>;

export const footerFile = contentFile("site/footer.yaml", schema);

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
