import { z } from "zod";
import { listOf } from "./field.ts";

/**
 * Names a field in the editor's form; `help` is the sentence below it. Where both need several lines, `.meta()` with
 * `title` and `description` does the same.
 */
export function field<Schema extends z.ZodType>(schema: Schema, title: string, help?: string) {
  return help === undefined ? schema.meta({ title }) : schema.meta({ title, description: help });
}

/** Puts a field of a form into a fold, with others that name the same one; `describe-field.ts` reads it. */
export const inFold = <Schema extends z.ZodType>(fold: string, schema: Schema) =>
  schema.meta({ fold });

type HelpAndFields<Fields> = [fields: Fields] | [help: string, fields: Fields];

/** A group of fields with its title and, where it needs one, the sentence below it. */
export function group<Fields extends z.ZodRawShape>(title: string, ...rest: HelpAndFields<Fields>) {
  const [help, fields] = rest.length === 2 ? rest : [undefined, ...rest];
  return field(z.strictObject(fields), title, help);
}

/** A list of groups with at least one entry; `title` names the list. */
export function groups<Fields extends z.ZodRawShape>(
  title: string,
  ...rest: HelpAndFields<Fields>
) {
  const [help, fields] = rest.length === 2 ? rest : [undefined, ...rest];
  return field(listOf(z.strictObject(fields)), title, help);
}

export function choiceOf<Value extends string>(
  title: string,
  labels: Readonly<Record<Value, string>>,
) {
  return z.enum(Object.keys(labels) as [Value, ...Value[]]).meta({ title, labels });
}
