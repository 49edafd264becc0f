import { z } from "zod";

/** A sentence or label as it is shown: never empty, no stray spaces. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value.trim() === value, "must not begin or end with a space")
  .refine((value) => !/<[a-z/!]/i.test(value), "must be plain text without HTML")
  .meta({ isTranslated: true });

/** A sentence in which places are filled in, e.g. `date` where it holds `{date}`. */
export function sentence(...places: readonly string[]) {
  const named = places.map((place) => `{${place}}`).join(" and ");
  return text
    .refine((value) => places.every((place) => value.includes(`{${place}}`)), `must hold ${named}`)
    .meta({ description: `Must hold ${named}; the site puts in what stands there.` });
}

/** A field that may be left blank (`name:`) or left out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? undefined);
}

/** A sentence for one and for several of something; the first place is the number, which one alone need not name. */
export const pluralSentence = (number: string, ...places: readonly string[]) =>
  z.strictObject({
    one: sentence(...places).meta({ title: "For one" }),
    other: sentence(number, ...places).meta({ title: "For several" }),
  });

export const optionalText = optional(text);

/** Refuses a field of the group that is being checked, with the reason. */
export function refuse(context: z.RefinementCtx, path: readonly PropertyKey[], message: string) {
  context.addIssue({ code: "custom", path: [...path], message });
}

/** A text in a form that YAML may read as a number, such as a year. */
export const textOrNumber = (form: RegExp, message: string) =>
  z.union([z.string(), z.int().transform(String)]).pipe(z.string().regex(form, message));

export const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1);

/** A list that may be empty or left out. */
export const optionalList = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);

/** A list of paragraphs, tags or short points. */
export const texts = listOf(text);

export const uniqueBy = <Item extends z.ZodObject>(
  item: Item,
  field: keyof z.output<Item>,
  message: string,
) =>
  z
    .array(item)
    .refine((list) => new Set(list.map((entry) => entry[field])).size === list.length, message);

/** A list of as many entries as its page is drawn for. */
export const exactCount = <Item extends z.ZodType>(item: Item, count: number) =>
  z
    .array(item)
    .refine(
      ({ length }) => length === count,
      `must have exactly ${count} entries, because the page is drawn for ${count}; reword one, or ask a developer for another number`,
    )
    .meta({ entries: count });

/** Lower-case words joined by hyphens: names of files, art and anchors. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Position of an item among its kind: the smaller, the earlier. */
export const place = z.int().meta({
  title: "Place among the others",
  description: "The smaller the number, the earlier it stands.",
});

/** A day as `2026-11-21`. */
export const day = z.iso.date("must be a date such as 2026-11-21");

/** A moment with its time zone, e.g. `2026-12-01T08:00:00+03:00`. */
export const moment = z.iso.datetime({
  offset: true,
  error: "must be a moment with its time zone, such as 2026-12-01T08:00:00+03:00",
});
