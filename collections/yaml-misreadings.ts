import { type Document, isAlias, isScalar, Lexer, type LineCounter, visit } from "yaml";
import { forbiddenSign, signName } from "./formats/forbidden-signs.ts";

/** A place where YAML reads less, or something else, than an editor wrote. */
export interface Misreading {
  /** In the YAML, from 0. */
  offset: number;
  reason: string;
}

const advice = 'put the whole text into "quotation marks"';

/**
 * Finds what YAML takes without a word for something else than it looks like: ` #` ends a text, `&`, `*` and `!` before
 * a text are signs of YAML, `2.10` is a number without its last zero, `~` is nothing.
 * @param document parsed from the same source, without errors
 */
export function misreadings(
  document: Document.Parsed,
  source: string,
  lines: LineCounter,
): Misreading[] {
  const warnings = document.warnings.map(({ pos, message }) => ({
    offset: pos[0],
    reason: `cannot be read as YAML (${message}); ${advice}`,
  }));
  if (document.directives?.yaml.explicit) {
    warnings.push({
      offset: 0,
      reason: "must not begin with a line for YAML itself, such as %YAML",
    });
  }
  return [...warnings, ...cutTexts(source, lines), ...changedValues(document)];
}

/** A question for the organisation may stand behind a value: its sign cannot be part of a text. */
const isQuestion = (remark: string) => /^#\s*⚠\s*\d/.test(remark);

/** Finds remarks that an editor may have meant as the rest of a text. */
function cutTexts(source: string, lines: LineCounter): Misreading[] {
  const misreadings: Misreading[] = [];
  let offset = 0;
  /** The text without quotation marks that came last; undefined once something else follows it. */
  let text: { column: number; isBroken: boolean } | undefined;
  let isText = false;
  let isValueNext = false;
  /** Whether a text in quotation marks, a list in brackets or the sign of a text over several lines came last. */
  let isBehindMarks = false;
  for (const token of new Lexer().lex(source)) {
    // Marks of the lexer itself, which do not stand in the source: a document, and a text without quotation marks.
    if (token === "\u0002" || token === "\u0018") continue;
    if (token === "\u001f") {
      isText = true;
      continue;
    }
    if (isText) {
      text = { column: firstColumn(source, offset, lines), isBroken: token.endsWith("\n") };
      if (text.isBroken) text = undefined;
      isText = false;
      isValueNext = false;
    } else if (token.startsWith("#")) {
      const { col } = lines.linePos(offset);
      const isBehind = text && !text.isBroken;
      const isBelow = text?.isBroken && col - 1 > text.column;
      if ((isBehind || isBelow) && !isQuestion(token)) {
        misreadings.push({
          offset,
          reason: `has ${quoted(token)} behind a text: YAML leaves it out; ${advice}, or put the remark on a line of its own above it`,
        });
      } else if (isBehindMarks && /^#\S/.test(token) && !isQuestion(token)) {
        misreadings.push({
          offset,
          reason: `has ${quoted(token)} behind a value: YAML leaves it out; take it into the quotation marks, or put it on a line of its own`,
        });
      } else if (isValueNext && /^#\S/.test(token) && !isQuestion(token)) {
        misreadings.push({
          offset,
          reason: `has ${quoted(token)} in place of a value: YAML leaves it out; ${advice}`,
        });
      }
    } else if (token === "\n") {
      if (text) text.isBroken = true;
      isValueNext = false;
      isBehindMarks = false;
    } else if (token.trim() !== "") {
      text = undefined;
      isValueNext = token === ":" || token === "-";
      isBehindMarks = /^["'>|\]}]/.test(token);
    }
    offset += token.length;
  }
  return misreadings;
}

const quoted = (remark: string) => `“${remark.length > 40 ? `${remark.slice(0, 39)}…` : remark}”`;

/** The column below which a line would go on with a text: that of its field, or of the dash of its entry. */
function firstColumn(source: string, offset: number, lines: LineCounter): number {
  const { col } = lines.linePos(offset);
  const before = source.slice(offset - col + 1, offset);
  const [indent = ""] = /^\s*(?:- +)*/.exec(before) ?? [];
  if (indent.length < before.length) return indent.length;
  return indent.includes("-") ? indent.lastIndexOf("-") : indent.length - 1;
}

/** Finds values that are not what was written. */
function changedValues(document: Document.Parsed): Misreading[] {
  const misreadings: Misreading[] = [];
  const note = (node: { range?: readonly number[] | null | undefined }, reason: string) =>
    void misreadings.push({ offset: node.range?.[0] ?? 0, reason });
  visit(document, {
    Node(_key, node) {
      if (!isAlias(node) && node.anchor) {
        note(
          node,
          `begins with &${node.anchor}, which YAML takes for a name and leaves out; ${advice}`,
        );
      }
      if (node.tag) {
        note(node, `begins with !, which YAML takes for a kind and leaves out; ${advice}`);
      }
      if (!isScalar(node)) return;
      const { value, source = "", type } = node;
      if (typeof value === "number" && String(value) !== source) {
        note(node, `has ${source}, which YAML takes for the number ${value}; ${advice}`);
      }
      if (value === null && source !== "" && source !== "null") {
        note(node, `has ${source}, which YAML takes for nothing; ${advice}, or leave it blank`);
      }
      if (typeof value !== "string") return;
      if (type === "BLOCK_FOLDED" && /\n[ \t]/.test(value)) {
        note(
          node,
          "has a line that begins further to the right than the others: YAML breaks the text there; begin all lines below each other",
        );
      }
      if (/#\s*⚠\s*\d/.test(value)) {
        note(
          node,
          "holds a question for the organisation (# ⚠), which would be shown: within a text over several lines a remark is part of it; put it on a line of its own above the field",
        );
      }
      const sign = forbiddenSign(value);
      if (sign !== undefined)
        note(node, `holds ${signName(sign)}, which cannot be shown; take it out`);
    },
  });
  return misreadings;
}
