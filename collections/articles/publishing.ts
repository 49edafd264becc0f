import { z } from "zod";
import { moment, optional } from "#collections/reading/field.ts";

/** Fields that keep an item out of the site for now. */
export const publishing = {
  /** `true` keeps the item out until somebody takes the line away. */
  draft: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false)
    .meta({ title: "Draft", description: "Keeps it from the site." }),
  /** The first build after this moment shows the item. */
  publishAt: optional(moment).meta({ title: "From this moment on" }),
};

interface Publishable {
  draft: boolean;
  publishAt?: string | undefined;
}

/** Whether what nobody shall see yet is shown: while developing, and in the editor. */
export function isPreview(): boolean {
  return process.env.NODE_ENV === "development";
}

/** Drafts and scheduled items are shown in a preview only, so that they can be looked at. */
export function isPublished(
  item: Publishable,
  now: number = Date.now(),
  showsAll: boolean = isPreview(),
): boolean {
  if (showsAll) return true;
  return !item.draft && (item.publishAt === undefined || Date.parse(item.publishAt) <= now);
}
