import { z } from "zod";
import { contentFile } from "#collections/content.ts";
import { internalPath } from "#collections/reading/address.ts";
import { link } from "#collections/reading/blocks.ts";
import { listOf, slug, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const leadsTo = field(internalPath, "Where it leads");
const child = z.strictObject({
  name: text,
  href: leadsTo,
  description: text.meta({ description: "A few words below the name." }),
});

const item = z.strictObject({
  name: text,
  href: leadsTo,
  art: slug.optional().meta({
    title: "Cloth beside the list",
    description: "Name of a drawing of this site.",
    isSeldom: true,
  }),
  dropdown: field(listOf(child).optional(), "Pages below it"),
});
export type NavigationItem = z.infer<typeof item>;

const schema = z.strictObject({
  items: field(listOf(item), "Menu"),
  action: field(link, "Button"),
  rights: field(link, "Link to data rights"),
  search: field(link, "Link to the search"),
});
export type Navigation = z.infer<typeof schema>;

export const getNavigation = contentFile("site/navigation.yaml", schema, "/");
