import { z } from "zod";
import { contentFolder, type Entry } from "#schemas/reading/collection.ts";
import { mark, text } from "#schemas/reading/field.ts";

const schema = z.strictObject({ order: z.int(), title: text, icon: mark, description: text });
export type HubItem = Entry<z.infer<typeof schema>>;

/** What the Innovation Hub will hold; everything is coming soon. */
export const getHubItems = contentFolder("hub", () => schema);
