import { z } from "zod";
import type { ValuePath } from "#collections/content-file.ts";

const path = z.array(z.union([z.string(), z.int()])).readonly();
const place = z.int().min(0);

const edit = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("set"),
    path,
    value: z.unknown(),
    /** Names of the fields of the same group, for the place of a field that the file does not have yet. */
    order: z.array(z.string()).readonly().optional(),
  }),
  /** Removes a field with its name, or an entry from its list. */
  z.object({ kind: z.literal("remove"), path }),
  z.object({ kind: z.literal("insert"), path, at: place, value: z.unknown() }),
  z.object({ kind: z.literal("move"), path, from: place, to: place }),
  /** Removes the ⚠ and its remark from a line; the first line is 1. */
  z.object({ kind: z.literal("resolve"), line: z.int().min(1) }),
]);
export type Edit = z.infer<typeof edit>;

/**
 * An edit as a window sends it, with what it was made from: the value at `placeOfEdit`, or of a ⚠ its question and
 * the name of its field.
 */
export const sentEdit = z.object({ edit, before: z.unknown().optional() });
export interface SentEdit {
  edit: Edit;
  before?: unknown;
}

/** What another person wrote in the place of an edit, which is no more in the file. */
export interface Theirs {
  path: ValuePath;
  value: unknown;
}
