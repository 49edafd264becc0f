import { inflateSync } from "node:zlib";

/**
 * Number of pages of a PDF, from the root of its page tree: the `/Pages` node with the largest
 * `/Count`. Newer files keep such nodes in packed object streams (ISO 32000-1, 7.5.7), so those
 * are opened too.
 * @returns undefined for an encrypted or damaged file
 */
export function pdfPageCount(pdf: Buffer): number | undefined {
  const source = pdf.toString("latin1");
  const texts = [source, ...objectStreams(pdf, source)];
  const counts = texts.flatMap((text) =>
    [...text.matchAll(/\/Type\s*\/Pages\b/g)].map(({ index }) =>
      Number(/\/Count\s+(\d+)/.exec(dictionaryAround(text, index))?.[1]),
    ),
  );
  const whole = counts.filter((count) => count > 0);
  return whole.length > 0 ? Math.max(...whole) : undefined;
}

/** The entries of the dictionary that holds a place in the text, without dictionaries inside it. */
function dictionaryAround(text: string, place: number): string {
  let start = place;
  for (let depth = 0; start > 0; start--) {
    if (text.startsWith(">>", start)) depth++;
    else if (text.startsWith("<<", start) && depth-- === 0) break;
    else continue;
    start--;
  }
  let entries = "";
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.startsWith("<<", at)) depth++;
    else if (text.startsWith(">>", at) && --depth === 0) break;
    else {
      if (depth === 1) entries += text[at];
      continue;
    }
    at++;
  }
  return entries;
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
