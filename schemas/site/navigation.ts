import { z } from "zod";
import { contentFile } from "#schemas/reading/collection.ts";
import { internalPath, link, slug, text } from "#schemas/reading/field.ts";

const leadsTo = internalPath.meta({ title: "Where it leads" });
const child = z.strictObject({ name: text, href: leadsTo, description: text });

const item = z.strictObject({
  name: text,
  href: leadsTo,
  /** Cloth shown beside the dropdown, a name from `app/art/`. */
  art: slug.optional(),
  dropdown: z.array(child).min(1).optional(),
  /** Further places that belong to this item although their address does not begin with its own. */
  alsoFor: z.array(internalPath).optional(),
});
export type NavigationItem = z.infer<typeof item>;

const schema = z.strictObject({
  items: z.array(item).min(1),
  action: link,
  rights: link,
  search: link,
});
export type Navigation = z.infer<typeof schema>;

/** The menu of every page. */
export const getNavigation = contentFile("site/navigation.yaml", schema);
