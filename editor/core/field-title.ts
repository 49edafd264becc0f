import type { ValuePath } from "#collections/content-file.ts";
import type { FieldDescription } from "./describe-field.ts";
import { entryLabel } from "./entry-label.ts";

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
 * Title of a field, after those of its groups: `Links › LinkedIn`, `Profile 2`.
 * @param name as the loader names it, such as `social.linkedin` or `bio[1]`
 * @param values of the file; entries of lists then say their first words
 * @returns the name itself where no form knows it
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
      const found = control.shapes.map((shape) => within({ ...shape, title }, step));
      return found.find((field) => field !== undefined);
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
