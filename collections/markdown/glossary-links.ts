import type { Token, Tokens } from "marked";

export interface GlossaryTerm {
  term: string;
  href: string;
}

/** Tokens whose words stay as they are: links already lead elsewhere, and headings are short on purpose. */
const closed = new Set(["link", "heading", "table", "code", "codespan", "image", "html"]);

/** A term as a whole word, also with an s at its end; one in capitals only in capitals. */
function patternOf(term: string): RegExp {
  const word = term.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const isShort = term === term.toUpperCase();
  return new RegExp(`(?<![\\p{L}\\p{N}-])${word}s?(?![\\p{L}\\p{N}-])`, isShort ? "u" : "iu");
}

/** Turns the first use of each term in a text into a link to its explanation. Changes the tokens in place. */
export function linkFirstUses(tokens: Token[], terms: readonly GlossaryTerm[]): void {
  const open = new Map(terms.map(({ term, href }) => [patternOf(term), href]));
  walk(tokens);

  function walk(list: Token[]): void {
    for (let at = 0; at < list.length && open.size > 0; at += 1) {
      const token = list[at];
      if (!token || closed.has(token.type)) continue;
      if (token.type === "list") {
        for (const item of (token as Tokens.List).items) walk(item.tokens);
      } else if ("tokens" in token && token.tokens) {
        walk(token.tokens);
      } else if (token.type === "text") {
        const pieces = parts(token as Tokens.Text);
        list.splice(at, 1, ...pieces);
        // The text before the term may contain another one.
        if (pieces.length > 1) at -= 1;
      }
    }
  }

  /** Cuts the first open term out of a text; the rest is searched next. */
  function parts(token: Tokens.Text): Token[] {
    for (const [pattern, href] of open) {
      const match = pattern.exec(token.text);
      if (!match) continue;
      open.delete(pattern);
      const [word] = match;
      const piece = (text: string): Tokens.Text => ({ ...token, raw: text, text });
      const link: Tokens.Link = {
        type: "link",
        raw: word,
        href,
        text: word,
        tokens: [piece(word)],
      };
      const [before, after] = [
        token.text.slice(0, match.index),
        token.text.slice(match.index + word.length),
      ];
      return [piece(before), link, piece(after)].filter(({ raw }) => raw !== "");
    }
    return [token];
  }
}
