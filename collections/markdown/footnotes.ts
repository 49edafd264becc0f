import type { Token, TokenizerAndRendererExtension, Tokens } from "marked";

/** The lines of a footnote: its first, lines that are indented, and paragraphs that are indented below an empty line. */
const definitionPattern = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?:[ \t]*\n)*[ \t]+\S.*)*)(?:\n|$)/;

interface MarkdownNote {
  raw: string;
  reason: string;
}

/** Draws tokens, as lines of text or as blocks. */
interface TokenRenderer {
  inline(tokens: Token[]): string;
  blocks(tokens: Token[]): string;
}

/**
 * Footnotes of one text: numbered in the order of their first use, with a way back. In the source, `[^name]` stands
 * in the text, and `[^name]: sentence` on a separate line; what goes on below it is indented, also after an empty line.
 */
export function createFootnotes() {
  const written = new Map<string, Token[]>();
  const used = new Map<string, number>();
  const missing = new Set<string>();
  const unclear: MarkdownNote[] = [];

  const definition: TokenizerAndRendererExtension = {
    name: "footnoteDefinition",
    level: "block",
    start: (source) => source.match(/^\[\^[^\]\s]+\]:/m)?.index,
    tokenizer(source) {
      const match = definitionPattern.exec(source);
      if (!match?.[1]) return undefined;
      const [raw, name, lines = ""] = match;
      const remainder = source.slice(raw.length);
      // GitHub would take it into the footnote, other programs into the text.
      if (/^\S/.test(remainder) && !/^(?:\[\^|#|```|>|\|)/.test(remainder)) {
        const reason = `has a line below the footnote "${name}" that belongs to it or not: indent it, or put an empty line above it`;
        unclear.push({ raw: remainder.split("\n")[0] ?? "", reason });
      }
      const text = lines.replaceAll(/\n[ \t]+(?=\n|$)/g, "\n").replaceAll(/\n(?: {1,4}|\t)/g, "\n");
      const tokens = this.lexer.blockTokens(text.trim(), []);
      if (written.has(name)) unclear.push({ raw, reason: `has the footnote "${name}" twice` });
      if (text.trim() === "")
        unclear.push({ raw, reason: `has the footnote "${name}" without words` });
      written.set(name, tokens);
      return { type: "footnoteDefinition", raw, name, tokens };
    },
    renderer: () => "",
    childTokens: ["tokens"],
  };

  const reference: TokenizerAndRendererExtension = {
    name: "footnoteReference",
    level: "inline",
    start: (source) => source.match(/\[\^/)?.index,
    tokenizer(source) {
      const match = /^\[\^([^\]\s]+)\](?!:)/.exec(source);
      return match ? { type: "footnoteReference", raw: match[0], name: match[1] } : undefined;
    },
    renderer(token: Tokens.Generic) {
      const name = String(token.name);
      if (!written.has(name)) missing.add(name);
      const isFirst = !used.has(name);
      const number = used.get(name) ?? used.size + 1;
      used.set(name, number);
      const id = isFirst ? ` id="note-${number}-back"` : "";
      return `<sup><a href="#note-${number}"${id} aria-label="Footnote ${number}">${number}</a></sup>`;
    },
  };

  /** The words of a footnote, with the way back behind the last of them. */
  function words(name: string, number: number, render: TokenRenderer): string {
    const back = ` <a class="note-back" href="#note-${number}-back" aria-label="Back to the text of footnote ${number}">↩</a>`;
    const tokens = (written.get(name) ?? []).filter(({ type }) => type !== "space");
    const last = tokens.at(-1);
    const isText = (token: Token | undefined) =>
      token?.type === "paragraph" || token?.type === "text";
    if (tokens.length === 1 && isText(last)) {
      return render.inline((last as Tokens.Paragraph).tokens) + back;
    }
    if (!isText(last)) return `${render.blocks(tokens)}<p>${back.trim()}</p>`;
    const ending = `<p>${render.inline((last as Tokens.Paragraph).tokens)}${back}</p>`;
    return render.blocks(tokens.slice(0, -1)) + ending;
  }

  return {
    extensions: [definition, reference],
    /** The list below the text, or nothing. Call it once the text is rendered. */
    list(render: TokenRenderer): string {
      const items: string[] = [];
      // A footnote may use another one, which is numbered then.
      for (const [name, number] of used) {
        items.push(`<li id="note-${number}">${words(name, number, render)}</li>`);
      }
      if (items.length === 0) return "";
      return `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes">Footnotes</h2><ol>\n${items.join("\n")}\n</ol></section>\n`;
    },
    /** Names that the text uses without a footnote, and the reverse; and lines that could be read in two ways. */
    loose: () => ({
      missing: [...missing],
      unused: [...written.keys()].filter((name) => !used.has(name)),
      unclear,
    }),
  };
}
