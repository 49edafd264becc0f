import { z } from "zod";
import type { ValueProblem } from "./problem.ts";

/** What exists on the site: any address, with or without query and anchor, and pages alone. */
interface SiteAddresses {
  exists(address: string): boolean;
  pageExists(address: string): boolean;
}

/**
 * Finds addresses inside the site that show nothing, in fields that must name an existing one. Schemas cannot check
 * this: all content has to be read before the addresses are known.
 */
export function missingAddresses(
  schema: z.ZodType,
  value: unknown,
  site: SiteAddresses,
  at: PropertyKey[] = [],
): ValueProblem[] {
  const inside = (part: z.ZodType, entry: unknown, ...path: PropertyKey[]) =>
    missingAddresses(part, entry, site, [...at, ...path]);
  if (value === undefined || value === null) return [];
  if (typeof value === "string") return stringProblems(schema, value, site, at);
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      inside(part as z.ZodType, (value as Record<string, unknown>)[key], key),
    );
  }
  if (schema instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((entry, index) =>
      inside(schema.element as z.ZodType, entry, index),
    );
  }
  if (schema instanceof z.ZodTuple) {
    return (value as unknown[]).flatMap((entry, index) =>
      inside(schema.def.items[index] as z.ZodType, entry, index),
    );
  }
  if (schema instanceof z.ZodRecord) {
    return Object.entries(value).flatMap(([key, entry]) =>
      inside(schema.valueType as z.ZodType, entry, key),
    );
  }
  const options = innerSchemas(schema);
  const inner =
    options.length > 1 ? options.find((one) => one.safeParse(value).success) : options[0];
  return inner ? inside(inner, value) : [];
}

function stringProblems(
  schema: z.ZodType,
  value: string,
  site: SiteAddresses,
  at: PropertyKey[],
): ValueProblem[] {
  const must = schema.meta()?.mustExist;
  if (must === "anything" && value.startsWith("/") && !site.exists(value)) {
    return [{ at, reason: `leads to ${value}, and there is no such page` }];
  }
  if (must === "page" && value.startsWith("/") && !site.pageExists(value)) {
    return [{ at, reason: "leads to a page that does not exist; check its address" }];
  }
  return innerSchemas(schema).flatMap((inner) => stringProblems(inner, value, site, at));
}

/** The alternatives of a union, and what optional fields, defaults and transformations wrap. */
function innerSchemas(schema: z.ZodType): z.ZodType[] {
  if (schema instanceof z.ZodUnion) return [...schema.options] as z.ZodType[];
  if (schema instanceof z.ZodPipe) return [schema.in as z.ZodType];
  return "innerType" in schema.def ? [schema.def.innerType as z.ZodType] : [];
}
