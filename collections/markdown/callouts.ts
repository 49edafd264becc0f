import type { TokenizerAndRendererExtension, Tokens } from "marked";

const names = { NOTE: "Note", IMPORTANT: "Important", WARNING: "Warning", TIP: "Tip" } as const;

/**
 * A block set apart, written as on GitHub:
 *
 * ```md
 * > [!NOTE]
 * > The order names the office, not a court.
 * ```
 */
export const callouts: TokenizerAndRendererExtension = {
  name: "callout",
  level: "block",
  start: (source) => source.match(/^> \[!/m)?.index,
  tokenizer(source) {
    const match = /^> \[!(NOTE|IMPORTANT|WARNING|TIP)\][ \t]*\n((?:>.*(?:\n|$))+)/.exec(source);
    if (!match) return undefined;
    const text = (match[2] ?? "").replaceAll(/^> ?/gm, "");
    return {
      type: "callout",
      raw: match[0],
      kind: match[1],
      tokens: this.lexer.blockTokens(text, []),
    };
  },
  renderer(token: Tokens.Generic) {
    const kind = token.kind as keyof typeof names;
    const inside = this.parser.parse(token.tokens ?? []);
    return `<div role="note" class="callout" data-kind="${kind.toLowerCase()}"><p class="callout-name">${names[kind]}</p>\n${inside}</div>\n`;
  },
  childTokens: ["tokens"],
};
