import { z } from "zod";
import { moment, optional } from "#collections/reading/field.ts";
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
  publishAt: field(optional(moment), "From this moment on"),
};

interface Publishable {
  draft: boolean;
  publishAt?: string | undefined;
}

/** Whether drafts and scheduled items are shown: during development, and in the editor. */
export function isPreview(): boolean {
  return process.env.NODE_ENV === "development";
}

/** Returns whether an item is shown; drafts and scheduled items are shown in a preview only. */
export function isPublished(
  item: Publishable,
  now: number = Date.now(),
  showsAll: boolean = isPreview(),
): boolean {
  if (showsAll) return true;
  return !item.draft && (item.publishAt === undefined || Date.parse(item.publishAt) <= now);
}
