import { type Node, type Scalar, stringify } from "yaml";

export type Plain = string | number | boolean | null;

/** Lines of folded text are not made longer than the file has them, and not shorter than this. */
const usualWidth = 100;

/** Ways in which a text may stand on one line, the nearest to how it stood before first. */
export function inlineForms(value: Plain, style: Scalar["type"], isInline: boolean): string[] {
  if (value === null) return [""];
  if (typeof value !== "string") return [String(value)];
  if (/[\r\n]/.test(value)) return [JSON.stringify(value)];
  const quoted = JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  const plain = plainForm(value, isInline);
  if (style === "QUOTE_DOUBLE") return [quoted];
  if (style === "QUOTE_SINGLE") return [single, quoted];
  return plain === undefined ? [quoted] : [plain, quoted];
}

/** @returns undefined where the text would not be read as it is without quotation marks */
function plainForm(value: string, isInline: boolean): string | undefined {
  if (value === "") return undefined;
  const written = stringify(isInline ? { a: value } : value, {
    lineWidth: 0,
    ...(isInline && { collectionStyle: "flow" as const }),
  });
  const found = isInline ? /^\{ a: ([\s\S]*) \}\n$/.exec(written)?.[1] : written.slice(0, -1);
  return found === value ? value : undefined;
}

/**
 * A text as lines below `>-`. Lines that say the same as before stay as they were, so that only what changed
 * is another line.
 * @param before the lines as they stand in the file, without their indentation
 */
export function foldedLines(value: string, indent: number, before: readonly string[]): string[] {
  const width = Math.max(usualWidth, ...before.map((line) => line.length + indent)) - indent;
  const paragraphs = value.split("\n");
  if (paragraphs.length > 1) {
    return paragraphs.flatMap((paragraph, at) => [
      ...(at === 0 ? [] : [""]),
      ...wrap(wordsOf(paragraph), width),
    ]);
  }
  const words = wordsOf(value);
  const lines = before.map(wordsOf);
  let from = 0;
  let top = 0;
  for (const line of lines) {
    if (!line.every((word, at) => words[from + at] === word)) break;
    from += line.length;
    top += 1;
  }
  // What is added behind the last word goes on in its line.
  if (top === lines.length && from < words.length && top > 0) {
    top -= 1;
    from -= lines[top]?.length ?? 0;
  }
  let to = words.length;
  let bottom = lines.length;
  while (bottom > top) {
    const line = lines[bottom - 1] ?? [];
    const start = to - line.length;
    if (start < from || !line.every((word, at) => words[start + at] === word)) break;
    to = start;
    bottom -= 1;
  }
  return [...before.slice(0, top), ...wrap(words.slice(from, to), width), ...before.slice(bottom)];
}

/** Two spaces in a row would be lost at a break, so they stay within a word. */
function wordsOf(text: string): string[] {
  return text.split(/(?<=\S) (?=\S)/);
}

function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A group or a list within braces or brackets. */
export function inlineValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineValue).join(", ")}]`;
  if (value !== null && typeof value === "object") {
    const fields = Object.entries(value).map(([name, entry]) => {
      const written = inlineValue(entry);
      return written ? `${name}: ${written}` : `${name}:`;
    });
    return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
  }
  return inlineForms((value ?? null) as Plain, "PLAIN", true)[0] ?? "";
}

/** A value of its own lines, each from the first column. */
export function blockLines(value: unknown): string[] {
  if (value === null || value === undefined) return [""];
  return stringify(value, { lineWidth: usualWidth, blockQuote: "folded", nullStr: "" })
    .replace(/\n$/, "")
    .replaceAll(/: +$/gm, ":")
    .split("\n");
}

/** Whether a node is a group or list that stands within braces or brackets. */
export function isInlineNode(node: Node | undefined): boolean {
  return !!node && "flow" in node && node.flow === true;
}
