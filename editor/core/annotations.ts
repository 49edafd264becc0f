import { isMap, isScalar, isSeq, type Node } from "yaml";
import {
  type ContentText,
  EditError,
  type Found,
  lineEnd,
  lineStart,
  nextLine,
  rangeOf,
} from "./content-text.ts";
import type { Replacement } from "./replacement.ts";
import type { ValuePath } from "./value-path.ts";

/** A remark with the sign ⚠: something that only the organisation can answer. */
export interface Annotation {
  /** The field or entry that it stands beside or above; empty for the file. */
  path: ValuePath;
  /** First line is 1. */
  line: number;
  /** Number of its question. */
  question: number;
  /** What it says besides. */
  note: string;
}

const sign = /#\s*⚠\s*(\d+)\s*(.*?)\s*$/;
/** Lines that explain the sign itself. */
const explanation = /^\s*# (A line with|The number after)/;

/** Every sign ⚠ in the YAML of a file, by the field that it is about. */
export function findAnnotations(text: ContentText): Annotation[] {
  const places = placesByLine(text);
  return text.source
    .slice(0, text.end)
    .split("\n")
    .flatMap((content, index) => {
      const found = explanation.test(content) ? undefined : sign.exec(content.replace(/\r$/, ""));
      if (!found) return [];
      const line = index + 1;
      const [, question, note = ""] = found;
      const isAlone = content.trimStart().startsWith("#");
      const path = isAlone ? below(places, line) : (places.get(line) ?? []);
      return [{ path, line, question: Number(question), note }];
    });
}

/** A remark above the first field is about the file. */
function below(places: Map<number, ValuePath>, line: number): ValuePath {
  const lines = [...places.keys()].sort((a, b) => a - b);
  const [first] = lines;
  if (first !== undefined && line < first) return [];
  const next = lines.find((place) => place > line);
  return (next !== undefined && places.get(next)) || [];
}

/** The field or entry that begins on each line; of several on one line, the outermost. */
function placesByLine(text: ContentText): Map<number, ValuePath> {
  const places = new Map<number, ValuePath>();
  const breaks = [...text.source.matchAll(/\n/g)].map(({ index }) => index);
  const lineOf = (offset: number) => {
    const at = breaks.findIndex((place) => place >= offset);
    return (at < 0 ? breaks.length : at) + 1;
  };
  const note = (offset: number, path: ValuePath) => {
    const line = lineOf(offset);
    if (!places.has(line)) places.set(line, path);
  };
  const visit = (node: Node | null | undefined, path: ValuePath) => {
    if (isMap(node)) {
      for (const pair of node.items as NonNullable<Found["pair"]>[]) {
        const at = [...path, String(pair.key.value)];
        note(rangeOf(text, pair.key)[0], at);
        visit(pair.value, at);
      }
    } else if (isSeq(node)) {
      node.items.forEach((item, index) => {
        const entry = item as Node;
        // An entry that is a group is told by its first field.
        if (isScalar(entry) || node.flow) note(rangeOf(text, entry)[0], [...path, index]);
        else if (isMap(entry) && entry.flow) note(rangeOf(text, entry)[0], [...path, index]);
        visit(entry, [...path, index]);
      });
    }
  };
  visit(text.document.contents, []);
  return places;
}

/**
 * Takes the remark with the sign off a line.
 * @throws EditError when the line has none
 */
export function removeAnnotation({ source, end }: ContentText, line: number): Replacement[] {
  let at = 0;
  for (let number = 1; number < line; number += 1) at = nextLine(source, at);
  const content = source.slice(at, lineEnd(source, at));
  const found = sign.exec(content);
  if (!found || at >= end) throw new EditError(`line ${line} has no sign ⚠`);
  const place = at + found.index;
  if (source.slice(lineStart(source, place), place).trim() === "") {
    return [{ from: at, to: nextLine(source, at), by: "" }];
  }
  const from = at + source.slice(at, place).trimEnd().length;
  return [{ from, to: lineEnd(source, at), by: "" }];
}
