import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError } from "#collections/reading/problem.ts";
import type { MarkdownProblem } from "./render-markdown.ts";

/** @throws ContentError with the line of each problem, unless there are none */
export function refuseText(root: string, file: string, problems: readonly MarkdownProblem[]): void {
  if (problems.length === 0) return;
  const source = readFileSync(join(root, file), "utf8");
  throw new ContentError(
    problems
      .map(({ raw, reason }) => ({ file, line: lineOf(source, raw), field: "", reason }))
      .sort((a, b) => a.line - b.line),
  );
}

/**
 * Finds the line of a piece of text. A piece that occurs twice is reported at its first place; the front
 * matter is searched only when the piece is not in the text.
 */
function lineOf(source: string, raw: string): number {
  const piece = raw.trim().split("\n")[0] ?? "";
  const inText = source.indexOf(piece, source.indexOf("\n---"));
  const at = inText < 0 ? source.indexOf(piece) : inText;
  return source.slice(0, Math.max(0, at)).split("\n").length;
}
