import { z } from "zod";

/** What stands in a field, and so with what it is changed. */
export type Control =
  | {
      kind: "text";
      /** `address` is a page of ours or of others, `picture` a file below `public/`. */
      format?: "address" | "web" | "email" | "picture" | "file" | undefined;
      /** Longest text, in characters. */
      max?: number | undefined;
    }
  | { kind: "markdown" }
  /** `min` is what a new one begins with. */
  | { kind: "number"; min: number }
  | { kind: "yes-no" }
  | { kind: "choice"; options: readonly Choice[] }
  | { kind: "day" }
  | { kind: "moment" }
  | { kind: "fixed"; value: unknown }
  | { kind: "list"; item: FieldDescription; min?: number | undefined; max?: number | undefined }
  | { kind: "group"; fields: readonly NamedField[] }
  | { kind: "record"; value: FieldDescription }
  /** One of several shapes; the one whose fields the value has. */
  | { kind: "either"; shapes: readonly FieldDescription[] };

export interface Choice {
  value: string | number;
  label: string;
}

export interface FieldDescription {
  title: string;
  help?: string | undefined;
  /** Whether the loader refuses a file without it. */
  isRequired: boolean;
  /** Whether its name may stand there with nothing behind it. */
  mayBeBlank: boolean;
  /** Shown apart from what people come for. */
  isSeldom?: boolean | undefined;
  /** The fold of the form in which it is, with others that name the same one; a list or a group has its own. */
  fold?: string | undefined;
  /** What one might write, shown while there is nothing. */
  example?: string | undefined;
  /** The field beside it with which it must be filled in. */
  neededWith?: string | undefined;
  control: Control;
}

export interface NamedField extends FieldDescription {
  name: string;
}

/**
 * A schema as JSON Schema, with what `.meta()` adds to it: `title` and `description` are its own words.
 * Of several schemas around one value, the outer one counts.
 */
interface JsonSchema
  extends Pick<
    z.core.JSONSchema.BaseSchema,
    "title" | "description" | "const" | "format" | "maxLength" | "minItems" | "maxItems" | "minimum"
  > {
  /** What cannot be seen from the schema itself. */
  control?: "address" | "picture" | "file" | "markdown";
  /** The only values that the schema takes. */
  options?: readonly string[];
  /** Names of choices as people know them, by their value. */
  labels?: Readonly<Record<string, string>>;
  /** Number of entries for which the page is drawn. */
  entries?: number;
  isSeldom?: boolean;
  fold?: string;
  example?: string;
  neededWith?: string;
  /** With `null` among several, the value may be blank. */
  type?: string | readonly string[];
  enum?: readonly (string | number)[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  items?: JsonSchema;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  exclusiveMinimum?: number;
}

/** @param value of the file, which chooses between schemas that differ in a field */
export function describeField(schema: z.ZodType, name: string, value?: unknown): FieldDescription {
  // Only a group tells which of its fields may be missing.
  const group = z.toJSONSchema(z.object({ [name]: schema }), {
    io: "input",
    unrepresentable: "any",
  }) as JsonSchema;
  const isRequired = group.required?.includes(name) ?? false;
  return describe(group.properties?.[name] ?? {}, name, value, isRequired);
}

function describe(schema: JsonSchema, name: string, value: unknown, isRequired: boolean) {
  const { inner, mayBeBlank } = withoutBlank(schema);
  return {
    title: inner.title ?? titleOf(name),
    help: inner.description,
    isRequired,
    mayBeBlank,
    isSeldom: inner.isSeldom,
    fold: inner.fold,
    example: inner.example,
    neededWith: inner.neededWith,
    control: controlOf(inner, name, value),
  };
}

/** `waysToWorkTogether` becomes `Ways to work together`. */
export function titleOf(name: string): string {
  const title = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll("-", " ")
    .toLowerCase();
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** The schema of a value that is not blank. */
function withoutBlank(schema: JsonSchema): { inner: JsonSchema; mayBeBlank: boolean } {
  const { anyOf, type, ...outer } = schema;
  if (Array.isArray(type)) {
    const [only = "string"] = type.filter((name) => name !== "null");
    return { inner: { ...outer, type: only }, mayBeBlank: type.includes("null") };
  }
  const [only, ...others] = (anyOf ?? []).filter(({ type }) => type !== "null");
  if (!anyOf || !only || others.length + 1 === anyOf.length) {
    return { inner: schema, mayBeBlank: false };
  }
  if (others.length > 0) return { inner: { ...outer, anyOf: [only, ...others] }, mayBeBlank: true };
  return { inner: { ...withoutBlank(only).inner, ...outer }, mayBeBlank: true };
}

function controlOf(schema: JsonSchema, name: string, value: unknown): Control {
  if (schema.const !== undefined) return { kind: "fixed", value: schema.const };
  const values = schema.enum ?? schema.options;
  if (values) {
    const label = (value: string | number) => schema.labels?.[value] ?? String(value);
    return { kind: "choice", options: values.map((value) => ({ value, label: label(value) })) };
  }
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) return unionControl(shapes, name, value);
  switch (schema.type) {
    case "string":
      return textControl(schema, name);
    case "number":
    case "integer":
      return { kind: "number", min: smallest(schema) };
    case "boolean":
      return { kind: "yes-no" };
    case "array":
      return listControl(schema, name, value);
    case "object":
      return schema.properties ? groupControl(schema, value) : recordControl(schema);
    default:
      return { kind: "text" };
  }
}

function textControl({ maxLength: max, control, format }: JsonSchema, name: string): Control {
  // Where no text is allowed there is nothing to type.
  if (max === 0) return { kind: "fixed", value: "" };
  // The text of Markdown has this name in every kind.
  if ((control ?? (name === "body" && "markdown")) === "markdown") return { kind: "markdown" };
  if (format === "date") return { kind: "day" };
  if (format === "date-time") return { kind: "moment" };
  const kind = format === "uri" ? "web" : format === "email" ? format : undefined;
  return { kind: "text", format: (control as Exclude<typeof control, "markdown">) ?? kind, max };
}

/** The smallest number that is allowed, and none below 0. */
const smallest = ({ minimum = 0, exclusiveMinimum = -1 }: JsonSchema) =>
  Math.max(0, minimum, exclusiveMinimum + 1);

function listControl(schema: JsonSchema, name: string, value: unknown): Control {
  const { items = {}, entries, title, minItems, maxItems } = schema;
  const first = (value as unknown[] | undefined)?.[0];
  return {
    kind: "list",
    item: describe(items, oneOf(title ?? titleOf(name)), first, true),
    min: entries ?? minItems,
    max: entries ?? maxItems,
  };
}

function groupControl({ properties = {}, required = [] }: JsonSchema, value: unknown): Control {
  const values = value as Record<string, unknown> | null | undefined;
  const fields = Object.entries(properties).map(([name, inner]) => ({
    name,
    ...describe(inner, name, values?.[name], required.includes(name)),
  }));
  return { kind: "group", fields };
}

function recordControl({ additionalProperties: inner }: JsonSchema): Control {
  const value = describe(typeof inner === "object" ? inner : {}, "value", {}, true);
  return { kind: "record", value };
}

function unionControl(shapes: readonly JsonSchema[], name: string, value: unknown): Control {
  const [first] = shapes;
  // A field with one fixed value in each shape tells them apart.
  const key = Object.keys(first?.properties ?? {}).find((field) =>
    shapes.every((shape) => fixedValues(shape.properties?.[field]).length > 0),
  );
  if (key && first) {
    const entry = (value as Record<string, unknown> | null | undefined)?.[key];
    const chosen = shapes.find((shape) => fixedValues(shape.properties?.[key]).includes(entry));
    return controlOf(chosen ?? first, name, value);
  }
  const fields = shapes.map((shape) => describe(shape, name, value, true));
  const texts = fields.map(({ control }) => control).filter((control) => control.kind === "text");
  // An address of ours or of others, a number or a text: one line for either.
  if (fields.every(({ control }) => control.kind === "text" || control.kind === "number")) {
    return texts.find(({ format }) => format === "address") ?? texts[0] ?? { kind: "text" };
  }
  return { kind: "either", shapes: fields };
}

function fixedValues(schema: JsonSchema | undefined): readonly unknown[] {
  return schema?.enum ?? (schema?.const === undefined ? [] : [schema.const]);
}

function oneOf(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(ss|us|is)$/.test(name)) return name;
  return name.replace(/s$/, "");
}
