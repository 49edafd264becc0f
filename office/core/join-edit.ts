import { isDeepStrictEqual } from "node:util";
import { ContentFile, type ValuePath } from "#collections/content-file.ts";
import { withoutForbiddenSigns } from "#collections/formats/forbidden-signs.ts";
import { findAnnotations } from "./annotations.ts";
import { applyEdit } from "./apply-edit.ts";
import type { Edit, SentEdit, Theirs } from "./edit.ts";
import { placeOfEdit, valueIn } from "./edit-place.ts";
import { fieldName } from "./field-title.ts";

/**
 * Makes an edit in a text that may have changed since it was shown. Other fields join; of one and the same field the
 * later stands, and what the other person wrote is given back.
 * @throws EditError as `applyEdit`
 */
export function joinEdit(
  file: string,
  source: string,
  { edit, before }: SentEdit,
): { text: string; theirs?: Theirs } {
  if (edit.kind === "resolve") return { text: settle(file, source, before, edit.line) };
  const place = placeOfEdit(edit);
  const now = valueIn(ContentFile.parse(file, source).values, place);
  if (isSame(now, before)) return { text: applyEdit(file, source, edit) };
  const moved = followEntry(edit, place, before, now);
  if (moved) {
    const remaining = moved.path.slice(place.length);
    const [mine, theirs] = [before, now].map((list, at) =>
      valueIn(list, at === 0 ? edit.path.slice(place.length) : remaining),
    );
    const hasOther = edit.kind === "set" && !isSame(mine, theirs) && !isSame(theirs, edit.value);
    const text = applyEdit(file, source, moved);
    return hasOther ? { text, theirs: { path: moved.path, value: theirs } } : { text };
  }
  if (edit.kind === "set" && edit.path.length === place.length) {
    const text = applyEdit(file, source, edit);
    return isSame(now, edit.value) ? { text } : { text, theirs: { path: place, value: now } };
  }
  // A place in a list that is another one now: the list stands as this window knows it.
  const asKnown = applyEdit(file, source, { kind: "set", path: place, value: before });
  return { text: applyEdit(file, asKnown, edit), theirs: { path: place, value: now } };
}

/** The same edit for an entry that stands in another place now; undefined where none is it. */
function followEntry(
  edit: Exclude<Edit, { kind: "resolve" }>,
  place: ValuePath,
  before: unknown,
  now: unknown,
) {
  if (!Array.isArray(before) || !Array.isArray(now)) return undefined;
  if (edit.kind === "insert" && edit.path.length === place.length && edit.at === before.length) {
    return { ...edit, at: now.length };
  }
  const [entry, ...inside] = edit.path.slice(place.length);
  if (typeof entry !== "number") return undefined;
  const positions = now.flatMap((entryNow, at) => (isSame(entryNow, before[entry]) ? [at] : []));
  const at =
    positions.length === 1 ? positions[0] : before.length === now.length ? entry : undefined;
  const isWhole = inside.length === 0 && edit.kind === "remove" && positions.length !== 1;
  return at === undefined || isWhole ? undefined : { ...edit, path: [...place, at, ...inside] };
}

/** Takes the ⚠ away wherever it is now; one that is settled already stays so. */
function settle(file: string, source: string, before: unknown, line: number): string {
  const annotation = before as { question?: unknown; field?: unknown } | undefined;
  const annotations = findAnnotations(ContentFile.parse(file, source))
    .filter(
      ({ question, path }) =>
        question === annotation?.question && fieldName(path) === annotation?.field,
    )
    .toSorted((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  return annotations[0]
    ? applyEdit(file, source, { kind: "resolve", line: annotations[0].line })
    : source;
}

/**
 * Gives fields back that one change has altered, and leaves what others have written since.
 * @param shown the text after that change, @param wanted the text before it
 */
export function restoreFields(file: string, source: string, base: string, wanted: string): string {
  if (source === base) return wanted;
  const [after, before] = [base, wanted].map((text) => ContentFile.parse(file, text).values);
  if (!isGroup(after) || !isGroup(before)) return source;
  const order = Object.keys(before);
  let text = source;
  for (const name of new Set([...order, ...Object.keys(after)])) {
    if (isDeepStrictEqual(after[name], before[name])) continue;
    const path = [name];
    const back: Edit =
      name in before ? { kind: "set", path, value: before[name], order } : { kind: "remove", path };
    text = applyEdit(file, text, back);
  }
  return text;
}

const isGroup = (values: unknown): values is Record<string, unknown> =>
  typeof values === "object" && values !== null && !Array.isArray(values);

/** Whether two values are the same once they are in a file. */
const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(written(a), written(b));

function written(value: unknown): unknown {
  if (value === undefined || value === "") return null;
  if (typeof value === "string") {
    return withoutForbiddenSigns(value.replaceAll(/\r\n?/g, "\n")).trim();
  }
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, written(inner)]));
}
