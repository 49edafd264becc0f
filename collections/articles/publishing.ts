import { z } from "zod";
import { day, moment, optional, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

/** Fields that hide an item for now. */
export const publishing = {
  /** `true` hides the item until the line is removed. */
  draft: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false)
    .meta({ description: "Keeps it from the site." }),
  /** The first build after this moment shows the item. */
  publishAt: field(optional(moment), "Day and time in Kampala"),
};

/** Fields that every text of the newsroom has. */
export const written = {
  updated: optional(day).meta({
    title: "Day of the last change",
    description: "In substance; blank until there is one.",
  }),
  summary: text.max(400).meta({
    description: "One or two sentences for lists, feeds and search engines.",
  }),
  body: z.string().min(1, "must have a text below the second ---").meta({
    control: "markdown",
    title: "Text",
    example: "Who did what, where and when? Begin with what is new.",
  }),
};

/** Whether drafts and scheduled items are shown: during development, and in the editor. */
function isPreview(): boolean {
  return process.env.NODE_ENV === "development";
}

/** Returns whether an item is shown; drafts and scheduled items are shown in a preview only. */
export function isPublished(
  item: { draft: boolean; publishAt?: string | undefined },
  now: number = Date.now(),
  showsAll: boolean = isPreview(),
): boolean {
  if (showsAll) return true;
  return !item.draft && (item.publishAt === undefined || Date.parse(item.publishAt) <= now);
}
