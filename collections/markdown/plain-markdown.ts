import { Marked, type Token } from "marked";
import { callouts } from "./callouts.ts";
import { createFootnotes } from "./footnotes.ts";
import { crowdedPart, type MarkdownProblem } from "./render-markdown.ts";

/** What a text has, by the kind of its token, that such a place has not. */
const beyond: Readonly<Record<string, string>> = {
  image: "shows a picture",
  footnoteReference: "has a footnote",
  footnoteDefinition: "has a footnote",
  callout: "has a block set apart",
};

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
    const isLost = token.type === "link" && !hasAnchors && /^(#|tel:)/.test(token.href);
    const what = isLost
      ? `has the link "${token.href}", to a heading or a telephone`
      : beyond[token.type];
    if (what) problems.push({ raw: token.raw, reason: `${what}; ${name} has none` });
  };
  // Nothing in it waits for anything.
  void marked.walkTokens(marked.lexer(source), note);
  return problems;
}
