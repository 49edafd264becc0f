import { z } from "zod";
import { type Entry, memoise, readFolder } from "#schemas/reading/collection.ts";
import { mark, text } from "#schemas/reading/field.ts";

const schema = z.strictObject({ order: z.int(), title: text, icon: mark, description: text });
export type HubItem = Entry<z.infer<typeof schema>>;

/** What the Innovation Hub will hold; everything is coming soon. */
export const getHubItems = memoise((root): HubItem[] => readFolder(root, "hub", schema));
