import { inflateSync } from "node:zlib";

/**
 * Number of pages of a PDF, from the root of its page tree: the `/Pages` node with the largest
 * `/Count`. Newer files keep such nodes in packed object streams (ISO 32000-1, 7.5.7), so those
 * are opened too.
 * @returns undefined for an encrypted or damaged file
 */
export function pdfPageCount(pdf: Buffer): number | undefined {
  const source = pdf.toString("latin1");
  const counts = [source, ...objectStreams(pdf, source)]
    .flatMap(dictionaries)
    .filter((entries) => /\/Type\s*\/Pages\b/.test(entries))
    .map((entries) => Number(/\/Count\s+(\d+)/.exec(entries)?.[1]))
    .filter((count) => count > 0);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/** The entries of every dictionary in a text, each without those of the dictionaries inside it. */
function dictionaries(text: string): string[] {
  const counts: string[] = [];
  const open: string[] = [];
  for (const part of text.split(/(<<|>>)/)) {
    if (part === "<<") open.push("");
    else if (part === ">>") counts.push(open.pop() ?? "");
    else if (open.length > 0) open.push(`${open.pop()}${part}`);
  }
  return counts;
}

function objectStreams(pdf: Buffer, source: string): string[] {
  const streams: string[] = [];
  for (const match of source.matchAll(/\/Type\s*\/ObjStm\b[\s\S]*?\bstream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = source.indexOf("endstream", start);
    if (end < 0) continue;
    try {
      streams.push(inflateSync(pdf.subarray(start, end)).toString("latin1"));
    } catch {
      // Packed in another way or encrypted: its pages stay uncounted.
    }
  }
  return streams;
}
