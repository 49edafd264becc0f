import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "./describe-field.ts";

/** A path as the messages of the loader write it, e.g. `social.linkedin` or `bio[0]`. */
export function fieldName(path: ValuePath): string {
  return path
    .map((step, at) => {
      if (typeof step === "number") return `[${step}]`;
      if (/[^\w$]/.test(step)) return `[${JSON.stringify(step)}]`;
      return at === 0 ? step : `.${step}`;
    })
    .join("");
}

/**
 * Title of a field, after those of its groups: `Links › LinkedIn`, `Profile 2`; else its name.
 * @param name as the loader names it, such as `social.linkedin` or `bio[1]`
 * @param values of the file; entries of lists then say their first words
 */
export function fieldTitle(
  form: FieldDescription | undefined,
  name: string,
  values?: unknown,
): string {
  const titles: string[] = [];
  let field = form;
  let value = values;
  for (const step of stepsOf(name)) {
    field = field && within(field, step);
    if (!field) return name;
    value = (value as Record<string, unknown> | null | undefined)?.[step];
    const isEntry = /^\d+$/.test(step);
    // Avoids “Profile › Profile 2”. The words of a text stand beside its title anyway.
    const entry = typeof value === "object" ? value : undefined;
    if (isEntry) titles.splice(-1, 1, entryLabel(field, entry, Number(step)));
    else titles.push(field.title);
  }
  return titles.join(" › ") || name;
}

function within({ title, control }: FieldDescription, step: string): FieldDescription | undefined {
  switch (control.kind) {
    case "group":
      return control.fields.find((field) => field.name === step);
    case "list":
      return control.item;
    case "record":
      return { ...control.value, title: step };
    case "either": {
      const titles = control.shapes.map((shape) => within({ ...shape, title }, step));
      return titles.find((field) => field !== undefined);
    }
    default:
      return undefined;
  }
}

/** Whether a field holds nothing yet, or what a template says in its place. */
export function isBlankField(values: unknown, name: string): boolean {
  let value = values;
  for (const step of stepsOf(name)) value = (value as Record<string, unknown> | null)?.[step];
  return name !== "" && /^(TODO:.*)?$/s.test(String(value ?? ""));
}

/** The parts of a name, as `fieldName` joins them. */
function stepsOf(name: string): string[] {
  return [...name.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$]+)/g)].map(
    ([, place, quoted, plain = ""]) => place ?? (quoted ? (JSON.parse(quoted) as string) : plain),
  );
}

/** Title of an entry of a list with its place; a question has its own number, which stands behind each sign ⚠. */
export function entryTitle(title: string, entry: unknown, at: number): string {
  const { id } = (entry ?? {}) as { id?: unknown };
  return `${title} ${typeof id === "number" ? id : at + 1}`;
}

/** The same with its first words. */
export function entryLabel(item: FieldDescription, entry: unknown, at: number): string {
  const number = entryTitle(item.title, entry, at);
  const name = nameOfEntry(item, entry);
  return name ? `${number}: ${short(name)}` : number;
}

/** What an entry of a list says first of itself; undefined for one that says nothing yet. */
export function nameOfEntry({ control }: FieldDescription, entry: unknown): string | undefined {
  if (typeof entry === "string") return entry || undefined;
  if (entry === null || typeof entry !== "object") return undefined;
  const names =
    control.kind === "group" ? control.fields.map(({ name }) => name) : Object.keys(entry);
  const preferred = ["title", "heading", "label", "term", "name", "question", "text", "message"];
  const fields = entry as Record<string, unknown>;
  return [...preferred, ...names].map((name) => fields[name]).find(isFilledText);
}

export function isFilledText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
}
