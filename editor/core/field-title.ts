import type { FieldDescription } from "./describe-field.ts";

/**
 * Title of a field, after those of its groups: `Links › LinkedIn`, `Profile 2`.
 * @param name as the loader names it, such as `social.linkedin` or `bio[1]`
 * @returns the name itself where no form knows it
 */
export function fieldTitle(form: FieldDescription | undefined, name: string): string {
  const titles: string[] = [];
  let field = form;
  for (const step of stepsOf(name)) {
    field = field && within(field, step);
    if (!field) return name;
    const isEntry = /^\d+$/.test(step);
    // Avoids “Profile › Profile 2”.
    if (isEntry) titles.splice(-1, 1, `${field.title} ${Number(step) + 1}`);
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

/** The parts of a name, as `fieldName` joins them. */
function stepsOf(name: string): string[] {
  return [...name.matchAll(/\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|([\w$]+)/g)].map(
    ([, place, quoted, plain = ""]) => place ?? (quoted ? (JSON.parse(quoted) as string) : plain),
  );
}
