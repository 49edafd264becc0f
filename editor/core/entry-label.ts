import type { FieldDescription } from "./describe-field.ts";

/** Name of an entry of a list: its place and its first words. */
export function entryLabel(
  { title, control }: FieldDescription,
  entry: unknown,
  at: number,
): string {
  const number = `${title} ${at + 1}`;
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
