import { isDeepStrictEqual } from "node:util";
import { ContentFile, EditError } from "#collections/content-file.ts";
import { withoutForbiddenSigns } from "#collections/formats/forbidden-signs.ts";
import { removeAnnotation } from "./annotations.ts";
import type { Edit } from "./edit.ts";

/**
 * Returns the text of a file after one edit, in the one form of content files. An edit that changes no value
 * returns the same text.
 * @throws EditError when the edit does not fit the file
 */
export function applyEdit(path: string, source: string, edit: Edit): string {
  if (edit.kind === "resolve") return removeAnnotation(path, source, edit.line);
  const file = ContentFile.parse(path, source, true);
  const before = file.values;
  if (edit.kind === "set") file.set(edit.path, shown(edit.value), edit.order);
  else if (edit.kind === "remove") file.remove(edit.path);
  else if (edit.kind === "insert") file.insert(edit.path, edit.at, shown(edit.value));
  else file.move(edit.path, edit.from, edit.to);
  if (edit.kind === "set" && isDeepStrictEqual(before, file.values)) return source;
  const after = file.toString();
  // Some values cannot be written in every place, such as a blank entry within brackets.
  if (!isDeepStrictEqual(ContentFile.parse(path, after).values, file.values)) {
    throw new EditError("this edit would change other parts of the file");
  }
  return after;
}

/** A value without the signs that texts copied from Word and PDF files bring unseen, and that no file may hold. */
function shown(value: unknown): unknown {
  if (typeof value === "string") return withoutForbiddenSigns(value.replaceAll(/\r\n?/g, "\n"));
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shown(inner)]));
}
