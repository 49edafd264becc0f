import { z } from "zod";
import type { ValuePath } from "#collections/content-file.ts";

/** A text of a file with what its schemas say of it. */
export interface DescribedText {
  at: ValuePath;
  text: string;
  /** The descriptions of its field, and of what optional fields, unions and transformations wrap. */
  meta: readonly z.GlobalMeta[];
}

/** Every text of a file that its schema describes, in the order of the schema. */
export function describedTexts(
  schema: z.ZodType,
  value: unknown,
  at: ValuePath = [],
): DescribedText[] {
  const inside = (part: unknown, entry: unknown, step: string | number) =>
    describedTexts(part as z.ZodType, entry, [...at, step]);
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return [{ at, text: value, meta: descriptions(schema) }];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      inside(part, (value as Record<string, unknown>)[key], key),
    );
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodTuple) {
    return (value as unknown[]).flatMap((entry, index) =>
      inside("element" in schema ? schema.element : schema.def.items[index], entry, index),
    );
  }
  if (schema instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, entry]) => inside(schema.valueType, entry, key));
  }
  const options = innerSchemas(schema);
  const inner =
    options.length > 1 ? options.find((option) => option.safeParse(value).success) : options[0];
  return inner ? describedTexts(inner, value, at) : [];
}

function descriptions(schema: z.ZodType): z.GlobalMeta[] {
  const own = schema.meta();
  return [...(own ? [own] : []), ...innerSchemas(schema).flatMap(descriptions)];
}

/** The alternatives of a union, and what optional fields, defaults and transformations wrap. */
function innerSchemas(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return [...schema.options] as z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType];
  return "innerType" in schema.def ? [schema.def.innerType as z.ZodType] : [];
}
