import { titleFields } from "./content-folders.ts";
import type { NamedField } from "./describe-field.ts";

/** Fields behind one name, which says what is in them while they are folded. */
export interface FormFold {
  title: string;
  fields: readonly NamedField[];
}

/** Folds below each other, or a group of groups: a heading with a fold for each. */
export type FormBlock = { folds: FormFold[] } | { section: NamedField };

export interface FormParts {
  /** Title, summary and text. */
  first: readonly NamedField[];
  /** Other fields that are in sight. */
  plain: readonly NamedField[];
  /** In the order of the file. */
  blocks: readonly FormBlock[];
}

/** Says in which part of the form each field is. */
export function formParts(fields: readonly NamedField[]): FormParts {
  const texts = fields.filter(({ control, fold }) => control.kind === "markdown" && !fold);
  const first = [...named(fields, titleFields), ...named(fields, summaryFields), ...texts];
  const others = fields.filter((field) => !first.includes(field) && field.control.kind !== "fixed");
  const often = others.filter(({ isSeldom }) => !isSeldom);
  const blocks: FormBlock[] = [];
  const byTitle = new Map<string, NamedField[]>();
  const addTo = (title: string, field: NamedField) => {
    const part = byTitle.get(title);
    if (part) return void part.push(field);
    const inside = [field];
    byTitle.set(title, inside);
    const last = blocks.at(-1);
    if (last && "folds" in last) last.folds.push({ title, fields: inside });
    else blocks.push({ folds: [{ title, fields: inside }] });
  };
  for (const field of often) {
    if (isSection(field)) blocks.push({ section: field });
    else if (isFolded(field)) addTo(field.fold ?? field.title, field);
  }
  for (const field of others) if (field.isSeldom) addTo("Seldom changed", field);
  return { first, plain: often.filter((field) => !isFolded(field)), blocks };
}

const summaryFields = ["summary", "description"];

/** The first of some names that a kind has as a plain field. */
function named(fields: readonly NamedField[], names: readonly string[]): NamedField[] {
  const named = names.map((name) => fields.find((field) => field.name === name));
  return named
    .filter((field) => field !== undefined && !isFolded(field))
    .slice(0, 1) as NamedField[];
}

/** A list or a group is folded, and what names a fold. */
const isFolded = ({ control, fold }: NamedField) =>
  fold !== undefined || ["list", "group", "record", "either"].includes(control.kind);

/** A group of nothing but groups, of which each says something by itself. */
const isSection = ({ control, fold }: NamedField) =>
  fold === undefined &&
  control.kind === "group" &&
  control.fields.length > 1 &&
  control.fields.every(({ control: inner }) => inner.kind === "group");
