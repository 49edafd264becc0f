import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { ContentError, type ValueProblem } from "./problem.ts";
import { unreadable, yamlValues } from "./yaml-values.ts";

/** A content file as it is written. */
export interface SourceFile {
  text: string;
  values: unknown;
  /** Adds file, line and field to problems with values. */
  refusal(problems: readonly ValueProblem[]): ContentError;
}

/**
 * Reads the values of a YAML or Markdown file.
 * @throws ContentError when it cannot be read as YAML
 */
export function parseSource(path: string, text: string): SourceFile {
  const { yaml, body } = split(path, text);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const problemAt = (offset: number, field: string, reason: string) => {
    return { file: path, line: counter.linePos(offset).line, field, reason };
  };
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map(({ pos, message }) => problemAt(pos[0], "", unreadable(message))),
    );
  }
  const read = yamlValues(document);
  if ("reason" in read) throw new ContentError([problemAt(read.offset, "", read.reason)]);
  return {
    text,
    values: body === undefined ? read.values : { ...(read.values as object), body },
    refusal: (problems) =>
      new ContentError(
        problems
          .map(({ at, reason }) => problemAt(offsetOf(document, at), z.core.toDotPath(at), reason))
          .sort((a, b) => a.line - b.line),
      ),
  };
}

/** The YAML of a file, on the lines where it stands there, and in Markdown the text below it. */
function split(file: string, source: string): { yaml: string; body?: string } {
  if (!file.endsWith(".md")) return { yaml: source };
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source);
  if (!match) {
    const reason = "must begin with fields between two lines that hold only ---";
    throw new ContentError([{ file, line: 1, field: "", reason }]);
  }
  return { yaml: `\n${match[1] ?? ""}`, body: (match[2] ?? "").trim() };
}

/** Where a field begins; for a missing field, where the nearest group that should hold it begins. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const at = path.slice(0, length);
    const parent = length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
    if (isMap(parent)) {
      const pair = parent.items.find(
        (item) => isPair(item) && isScalar(item.key) && item.key.value === at[length - 1],
      );
      if (pair && isNode(pair.key)) return pair.key.range?.[0] ?? 0;
    } else {
      const node = document.getIn(at, true);
      if (isNode(node)) return node.range?.[0] ?? 0;
    }
  }
  return document.contents?.range?.[0] ?? 0;
}
