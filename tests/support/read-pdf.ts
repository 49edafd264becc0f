import { inflateSync } from "node:zlib";

/** Content of a PDF. */
export interface PdfContent {
  title: string;
  isTagged: boolean;
  /** The text of each page in the order in which it was set; a space replaces a new line. */
  pages: string[];
}

/**
 * Reads a PDF of the kind that our guides are (a cross-reference table, packed streams, fonts with maps to
 * letters) from its end, as a reading program does, and shares no code with the modules that write or count them.
 * @throws Error where something is missing or in another place than the file declares
 */
export function readPdf(pdf: Buffer): PdfContent {
  const source = pdf.toString("latin1");
  const table = Number(find(source, /startxref\n(\d+)\n%%EOF\s*$/));
  const offsets = [...source.slice(table).matchAll(/^(\d{10}) \d{5} [nf]/gm)].map(([, at]) =>
    Number(at),
  );
  const trailer = source.slice(source.indexOf("trailer", table));

  const object = (id: string): string => {
    const start = offsets[Number(id)] ?? source.length;
    if (!source.startsWith(`${id} 0 obj\n`, start)) throw new Error(`Object ${id} is not there.`);
    return source.slice(start, source.indexOf("endobj", start));
  };
  const refer = (from: string, key: string) =>
    object(find(from, new RegExp(`/${key} (\\d+) 0 R\\b`)));
  const unpack = (from: string, key: string): string => {
    const stream = refer(from, key);
    const length = Number(find(stream, /\/Length (\d+)/));
    const bytes = Buffer.from(stream.slice(stream.indexOf("stream\n") + 7), "latin1");
    return inflateSync(bytes.subarray(0, length)).toString("latin1");
  };

  const catalogue = refer(trailer, "Root");
  const kids = find(refer(catalogue, "Pages"), /\/Kids \[([^\]]*)\]/);
  const pages = [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) => {
    const page = object(id);
    const fonts = find(refer(page, "Resources"), /\/Font <<([^>]*)>>/);
    const letters = (font: string) => readLetters(unpack(refer(fonts, font), "ToUnicode"));
    return readPage(unpack(page, "Contents"), letters);
  });
  return {
    title: find(refer(refer(trailer, "Info"), "Title"), /\((.*)\)/),
    isTagged: /\/Marked true/.test(refer(catalogue, "MarkInfo")),
    pages,
  };
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The PDF has no ${pattern}.`);
  return found;
}

/** Letters by the codes of their glyphs, both as hexadecimal digits in the file. */
function readLetters(map: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, first = "", list = ""] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<(\w*)>/g)].forEach(([, units = ""], index) => {
      const code = (Number.parseInt(first, 16) + index).toString(16).padStart(4, "0");
      letters.set(code, Buffer.from(units, "hex").swap16().toString("utf16le"));
    });
  }
  return letters;
}

function readPage(content: string, lettersOf: (font: string) => Map<string, string>): string {
  let text = "";
  let line = "";
  for (const [, piece = ""] of content.matchAll(/^BT\n([\s\S]*?)^ET$/gm)) {
    const height = find(piece, /^1 0 0 1 \S+ (\S+) Tm$/m);
    const letters = lettersOf(find(piece, /^\/(\w+) \S+ Tf$/m));
    if (height !== line) text += " ";
    line = height;
    for (const [, glyphs = ""] of piece.matchAll(/<([0-9a-f]+)>/g)) {
      for (const code of glyphs.match(/.{4}/g) ?? []) {
        const letter = letters.get(code);
        if (letter === undefined) throw new Error(`Glyph ${code} stands for no letter.`);
        text += letter;
      }
    }
  }
  return text.replace(/\s+/g, " ").trim();
}
