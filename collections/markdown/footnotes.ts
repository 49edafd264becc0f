import type { Token, TokenizerAndRendererExtension, Tokens } from "marked";

/**
 * Footnotes of one text: numbered in the order of their first use, with a way back. In the source, `[^name]` stands
 * in the text, and `[^name]: sentence` on a separate line.
 */
export function createFootnotes() {
  const written = new Map<string, Token[]>();
  const used = new Map<string, number>();
  const missing = new Set<string>();

  const definition: TokenizerAndRendererExtension = {
    name: "footnoteDefinition",
    level: "block",
    start: (source) => source.match(/^\[\^[\w-]+\]:/m)?.index,
    tokenizer(source) {
      const match = /^\[\^([\w-]+)\]:[ \t]*(.+(?:\n[ \t]+\S.*)*)(?:\n|$)/.exec(source);
      if (!match?.[1]) return undefined;
      const text = (match[2] ?? "").replaceAll(/\n[ \t]+/g, " ");
      const tokens = this.lexer.inlineTokens(text, []);
      written.set(match[1], tokens);
      return { type: "footnoteDefinition", raw: match[0], name: match[1], tokens };
    },
    renderer: () => "",
    childTokens: ["tokens"],
  };

  const reference: TokenizerAndRendererExtension = {
    name: "footnoteReference",
    level: "inline",
    start: (source) => source.match(/\[\^/)?.index,
    tokenizer(source) {
      const match = /^\[\^([\w-]+)\](?!:)/.exec(source);
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

  return {
    extensions: [definition, reference],
    /** The list below the text, or nothing. Call it once the text is rendered. */
    list(render: (tokens: Token[]) => string): string {
      if (used.size === 0) return "";
      const items = [...used].map(
        ([name, number]) =>
          `<li id="note-${number}">${render(written.get(name) ?? [])} <a class="note-back" href="#note-${number}-back" aria-label="Back to the text of footnote ${number}">↩</a></li>`,
      );
      return `<section class="footnotes" aria-labelledby="footnotes"><h2 id="footnotes">Footnotes</h2><ol>\n${items.join("\n")}\n</ol></section>\n`;
    },
    /** Names that the text uses without a footnote, and the reverse. */
    loose: () => ({
      missing: [...missing],
      unused: [...written.keys()].filter((name) => !used.has(name)),
    }),
  };
}
