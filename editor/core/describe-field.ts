import { z } from "zod";

/** What stands in a field, and so with what it is changed. */
export type Control =
  | {
      kind: "text";
      /** `address` is a page of ours or of others, `picture` a file below `public/`. */
      format?: "address" | "web" | "email" | "picture" | "file";
      /** Longest text, in characters. */
      max?: number;
      /** Values that are known to be right. */
      options?: readonly string[];
    }
  | { kind: "markdown" }
  | { kind: "number"; isWhole: boolean; min?: number; max?: number }
  | { kind: "yes-no" }
  | { kind: "choice"; options: readonly Choice[] }
  | { kind: "day" }
  | { kind: "moment" }
  | { kind: "fixed"; value: unknown }
  | { kind: "list"; item: FieldDescription; min?: number; max?: number }
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
  help?: string;
  /** Whether the loader refuses a file without it. */
  isRequired: boolean;
  /** Whether its name may stand there with nothing behind it. */
  mayBeBlank: boolean;
  /** Shown apart from what people come for. */
  isSeldom?: boolean;
  /** Whether a copy of the file begins without it. */
  notCopied?: boolean;
  control: Control;
}

export interface NamedField extends FieldDescription {
  name: string;
}

/** What a schema may say of a field besides its title and description, by `.meta()`. */
interface FieldMeta {
  title?: string;
  description?: string;
  /** What cannot be seen from the schema itself. */
  control?: "address" | "picture" | "file" | "markdown";
  options?: readonly string[];
  /** Names of choices as people know them, by their value. */
  labels?: Readonly<Record<string, string>>;
  /** Number of entries for which the page is drawn. */
  entries?: number;
  isSeldom?: boolean;
  /** True of one alone, as what somebody has agreed to: a copy of the file begins without it. */
  notCopied?: boolean;
}

/**
 * A field as its schema describes it.
 * @param name of the field, for a title where the schema gives none
 * @param value what the file says: it chooses between schemas that are told apart by a field
 */
export function describeField(schema: z.ZodType, name: string, value?: unknown): FieldDescription {
  const { inner, meta, isRequired, mayBeBlank } = unwrap(schema);
  return {
    title: meta.title ?? titleOf(name),
    ...(meta.description && { help: meta.description }),
    isRequired,
    mayBeBlank,
    ...(meta.isSeldom && { isSeldom: true }),
    ...(meta.notCopied && { notCopied: true }),
    control: controlOf(inner, meta, name, value),
  };
}

/** `waysToWorkTogether` becomes `Ways to work together`. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes off what only says whether the field may be missing and what becomes of its value. */
function unwrap(schema: z.ZodType) {
  let inner = schema;
  let meta: FieldMeta = {};
  let isRequired = true;
  let mayBeBlank = false;
  for (;;) {
    // What is said further out is said of this use, and counts more.
    meta = { ...(z.globalRegistry.get(inner) as FieldMeta | undefined), ...meta };
    const { def } = inner._zod as unknown as { def: AnyDefinition };
    if (def.type === "optional" || def.type === "default" || def.type === "prefault") {
      isRequired = false;
      inner = def.innerType;
    } else if (def.type === "nullable") {
      mayBeBlank = true;
      inner = def.innerType;
    } else if (def.type === "pipe") {
      inner = isTransform(def.in) ? def.out : def.in;
      if (!isTransform(def.out) && inner === def.in) {
        meta = { ...(z.globalRegistry.get(def.out) as FieldMeta | undefined), ...meta };
      }
    } else return { inner, meta, isRequired, mayBeBlank };
  }
}

interface AnyDefinition {
  type: string;
  innerType: z.ZodType;
  in: z.ZodType;
  out: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  valueType: z.ZodType;
  options: z.ZodType[];
  discriminator?: string;
  shape: Record<string, z.ZodType>;
  entries: Record<string, string | number>;
  values: unknown[];
  format?: string;
  check?: string;
  checks?: { _zod: { def: CheckDefinition } }[];
}

interface CheckDefinition {
  check: string;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as AnyDefinition;
const isTransform = (schema: z.ZodType) => definitionOf(schema).type === "transform";

function controlOf(schema: z.ZodType, meta: FieldMeta, name: string, value: unknown): Control {
  const def = definitionOf(schema);
  const checks = (def.checks ?? []).map((check) => check._zod.def);
  switch (def.type) {
    case "string":
      // The text of Markdown has this name in every kind.
      return textControl(def, name === "body" ? { control: "markdown", ...meta } : meta, checks);
    case "number":
      return numberControl(def, checks);
    case "boolean":
      return { kind: "yes-no" };
    case "enum":
      return choice(Object.values(def.entries), meta);
    case "literal":
      return def.values.length === 1
        ? { kind: "fixed", value: def.values[0] }
        : choice(def.values as (string | number)[], meta);
    case "array": {
      const bounds = meta.entries ? { min: meta.entries, max: meta.entries } : boundsOf(checks);
      const item = describeField(
        def.element,
        oneOf(meta.title ?? titleOf(name)),
        (value as unknown[] | undefined)?.[0],
      );
      return { kind: "list", item, ...bounds };
    }
    case "tuple": {
      const item = describeField(def.items[0] as z.ZodType, oneOf(name));
      return { kind: "list", item, min: def.items.length, max: def.items.length };
    }
    case "object":
      return {
        kind: "group",
        fields: Object.entries(def.shape).map(([field, inner]) => ({
          name: field,
          ...describeField(
            inner,
            field,
            (value as Record<string, unknown> | null | undefined)?.[field],
          ),
        })),
      };
    case "record":
      return { kind: "record", value: describeField(def.valueType, "value") };
    case "union":
      return unionControl(def, meta, name, value);
    default:
      return { kind: "text" };
  }
}

function textControl(def: AnyDefinition, meta: FieldMeta, checks: CheckDefinition[]): Control {
  const max = checks.find(({ check }) => check === "max_length")?.maximum;
  // Where no text may stand there is nothing to type.
  if (max === 0) return { kind: "fixed", value: "" };
  if (meta.control === "markdown") return { kind: "markdown" };
  const formats = [def.format, ...checks.map(({ format }) => format)];
  if (formats.includes("date")) return { kind: "day" };
  if (formats.includes("datetime")) return { kind: "moment" };
  const format =
    meta.control ??
    (formats.includes("url") ? "web" : undefined) ??
    (formats.includes("email") ? "email" : undefined);
  return {
    kind: "text",
    ...(format && { format }),
    ...(max !== undefined && { max }),
    ...(meta.options && { options: meta.options }),
  };
}

function numberControl(def: AnyDefinition, checks: CheckDefinition[]): Control {
  const all = [def as unknown as CheckDefinition, ...checks];
  const isWhole = all.some(({ format }) => /int/.test(format ?? ""));
  const min = all.find(({ check }) => check === "greater_than");
  const max = all.find(({ check }) => check === "less_than");
  const next = (limit: CheckDefinition | undefined, step: number) =>
    limit?.value === undefined || Math.abs(limit.value) >= Number.MAX_SAFE_INTEGER
      ? undefined
      : limit.value + (limit.inclusive === false && isWhole ? step : 0);
  const [lowest, highest] = [next(min, 1), next(max, -1)];
  return {
    kind: "number",
    isWhole,
    ...(lowest !== undefined && { min: lowest }),
    ...(highest !== undefined && { max: highest }),
  };
}

function choice(values: readonly (string | number)[], { labels }: FieldMeta): Control {
  const options = values.map((value) => ({ value, label: labels?.[value] ?? String(value) }));
  return { kind: "choice", options };
}

function boundsOf(checks: readonly CheckDefinition[]): { min?: number; max?: number } {
  const exact = checks.find(({ check }) => check === "length_equals")?.length;
  const min = exact ?? checks.find(({ check }) => check === "min_length")?.minimum;
  const max = exact ?? checks.find(({ check }) => check === "max_length")?.maximum;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function unionControl(def: AnyDefinition, meta: FieldMeta, name: string, value: unknown): Control {
  if (def.discriminator) {
    const key = def.discriminator;
    const given = (value as Record<string, unknown> | null | undefined)?.[key];
    const fitting = def.options.find((option) => {
      const field = definitionOf(option).shape[key];
      return field && definitionOf(field).values?.includes(given);
    });
    return controlOf(fitting ?? (def.options[0] as z.ZodType), meta, name, value);
  }
  const shapes = def.options.map((option) => describeField(option, name, value));
  const texts = shapes.map(({ control }) => control).filter((control) => control.kind === "text");
  // An address of ours or of others, a number or a text: one line for either.
  if (shapes.every(({ control }) => control.kind === "text" || control.kind === "number")) {
    const formats = texts.map(({ format }) => format);
    return { ...texts[0], kind: "text", ...(formats.includes("address") && { format: "address" }) };
  }
  return { kind: "either", shapes };
}

/** What one entry of a list is called. */
function oneOf(name: string): string {
  if (/ies$/.test(name)) return name.replace(/ies$/, "y");
  if (/(ss|us|is)$/.test(name)) return name;
  return name.replace(/s$/, "");
}
