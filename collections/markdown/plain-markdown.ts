import { Marked, type Token, type Tokens } from "marked";
import { callouts } from "./callouts.ts";
import { createFootnotes } from "./footnotes.ts";
import { crowdedPart, type MarkdownProblem } from "./render-markdown.ts";

/** A place that shows simple Markdown only, such as `a newsletter`. */
interface PlainPlace {
  name: string;
  /** Whether a link may lead to a heading of the same text, or to a telephone. */
  hasAnchors: boolean;
}

/**
 * What our Markdown can do on a page of the newsroom and not everywhere: what this place would leave out, or show as it
 * is typed.
 */
export function beyondPlain(source: string, { name, hasAnchors }: PlainPlace): MarkdownProblem[] {
  // renderMarkdown says it.
  if (crowdedPart(source) !== undefined) return [];
  const marked = new Marked({ gfm: true });
  marked.use({ extensions: [callouts, ...createFootnotes().extensions] });
  const problems: MarkdownProblem[] = [];
  const note = (token: Token) => {
    const what = unknownThere(token, hasAnchors);
    if (what) problems.push({ raw: token.raw, reason: `${what}; ${name} has none` });
  };
  // Nothing in it waits for anything.
  void marked.walkTokens(marked.lexer(source), note);
  return problems;
}

function unknownThere(token: Token, hasAnchors: boolean): string | undefined {
  switch (token.type) {
    case "image":
      return "shows a picture";
    case "footnoteReference":
    case "footnoteDefinition":
      return "has a footnote";
    case "callout":
      return "has a block set apart";
    case "link": {
      const { href } = token as Tokens.Link;
      return hasAnchors || !/^(#|tel:)/.test(href)
        ? undefined
        : `has the link "${href}", to a heading or a telephone`;
    }
    default:
      return undefined;
  }
}
