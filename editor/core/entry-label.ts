import type { FieldDescription } from "./describe-field.ts";

/** Title of an entry of a list with its place; a question has its own number, which stands behind each sign ⚠. */
export function entryTitle(title: string, entry: unknown, at: number): string {
  const { id } = (entry ?? {}) as { id?: unknown };
  return `${title} ${typeof id === "number" ? id : at + 1}`;
}

/** The same with its first words. */
export function entryLabel(item: FieldDescription, entry: unknown, at: number): string {
  const { title, control } = item;
  const number = entryTitle(title, entry, at);
  if (typeof entry === "string" && entry) return `${number}: ${short(entry)}`;
  if (entry === null || typeof entry !== "object") return number;
  const names =
    control.kind === "group" ? control.fields.map(({ name }) => name) : Object.keys(entry);
  const preferred = ["title", "heading", "label", "term", "name", "question", "text", "message"];
  const fields = entry as Record<string, unknown>;
  const found = [...preferred, ...names].map((name) => fields[name]).find(isFilledText);
  return found ? `${number}: ${short(found)}` : number;
}

export function isFilledText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text;
}
