import { ContentFile, EditError, type ValuePath } from "#collections/content-file.ts";

/** A remark with a ⚠: a question that only the organisation can answer. */
export interface Annotation {
  /** The field or entry beside or below it; empty for the file. */
  path: ValuePath;
  /** First line is 1. */
  line: number;
  question: number;
  note: string;
}

const sign = /\s*#\s*⚠\s*(\d+)\s*(.*?)\s*$/;
/** Lines that explain the ⚠ itself. */
const explanation = /^\s*# (A line with|The number after)/;

export function findAnnotations(file: ContentFile): Annotation[] {
  // Most files have none, and where fields begin is found by parsing.
  if (!file.source.includes("⚠")) return [];
  const places = [...file.pathsByLine()].sort(([a], [b]) => a - b);
  const [firstLine = 0] = places[0] ?? [];
  const pathOf = (line: number, isAlone: boolean): ValuePath => {
    // A remark above the first field is about the file.
    if (isAlone && line < firstLine) return [];
    const place = places.find(([at]) => (isAlone ? at > line : at === line));
    return place?.[1] ?? [];
  };
  return file.source.split("\n").flatMap((content, index) => {
    const match = explanation.test(content) ? undefined : sign.exec(content);
    if (!match) return [];
    const line = index + 1;
    const [, question, note = ""] = match;
    const path = pathOf(line, content.trimStart().startsWith("#"));
    return [{ path, line, question: Number(question), note }];
  });
}

/** @throws EditError when the line has no remark with ⚠ */
export function removeAnnotation(path: string, source: string, line: number): string {
  const lines = source.split("\n");
  const content = lines[line - 1] ?? "";
  if (!sign.test(content)) throw new EditError(`line ${line} has no sign ⚠`);
  const remainder = content.replace(sign, "");
  lines.splice(line - 1, 1, ...(remainder === "" ? [] : [remainder]));
  return ContentFile.parse(path, lines.join("\n"), true).toString();
}
