import { formatDate } from "#collections/formats/format-day.ts";
import { type FieldDescription, titleOf } from "./describe-field.ts";
import { isFilledText, nameOfEntry } from "./field-title.ts";

/** More than a line says no more. */
const maxParts = 5;

/** What some fields hold, in a line: `21 November 2026 · Case update · Technology`. */
export function summariseFields(
  fields: readonly (FieldDescription & { name: string })[],
  values: unknown,
): string {
  const all = (values ?? {}) as Readonly<Record<string, unknown>>;
  const parts = fields.flatMap((field) => partsOf(field, all[field.name]));
  return parts.slice(0, maxParts).join(" · ") || "None";
}

function partsOf({ title, control }: FieldDescription, value: unknown): string[] {
  if (value === undefined || value === null || value === "") return [];
  switch (control.kind) {
    case "fixed":
      return [];
    case "yes-no":
      return value === true ? [title] : [];
    case "choice":
      return [labelOf(control.options, value)];
    case "list":
      return listParts(control.item, value);
    case "group": {
      const inside = value as Readonly<Record<string, unknown>>;
      return control.fields.flatMap((field) => partsOf(field, inside[field.name]));
    }
    case "record":
      return Object.keys(value);
    case "either":
      return typeof value === "object" ? [] : [String(value)];
    default:
      return [spoken(String(value))];
  }
}

function listParts(item: FieldDescription, value: unknown): string[] {
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  if (entries.length === 0) return [];
  const { control } = item;
  if (control.kind === "choice") return entries.map((entry) => labelOf(control.options, entry));
  const names = entries.map((entry) => nameOfEntry(item, entry)).filter(isFilledText);
  return [`${entries.length}${names.length > 0 ? `: ${names.map(spoken).join(", ")}` : ""}`];
}

const labelOf = (options: readonly { value: unknown; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** A day, a month or a year; another one is shown as it was typed. */
const isDate = (text: string) =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A date and the name of a file as words, and an address without what all begin with. */
function spoken(text: string): string {
  if (isDate(text)) return formatDate(text).replaceAll("\u00a0", " ");
  if (/^[a-z0-9]+(-[a-z0-9]+)+$/.test(text)) return titleOf(text);
  return text.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "");
}
