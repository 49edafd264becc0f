import { Marked, type Token, type Tokens } from "marked";
import { slugOf } from "#collections/formats/slug.ts";
import { crowdedPart, type MarkdownProblem } from "#collections/markdown/render-markdown.ts";
import { keepWordsWhole } from "#collections/markdown/whole-words.ts";

/** A piece of a section: text as HTML, or a place that the page fills, written as `{name}` on a line. */
type SectionPart = { html: string } | { slot: string };

export interface MarkdownSection {
  /** For links from the list of contents. */
  id: string;
  title: string;
  parts: SectionPart[];
}

/** Names that a text may contain in curly brackets. */
interface TextPlaces {
  /** Replacements of `{name}` inside the text, as Markdown. */
  values: Readonly<Record<string, string>>;
  /** Names that may have a line to themselves, which the page fills. */
  slots: readonly string[];
}

/** HTML of an editor never gets through. */
const marked = new Marked({ gfm: true, renderer: { html: () => "" } });

/**
 * Splits a Markdown text at its `##` headings.
 * @throws Error for the first of its `sectionProblems`
 */
export function markdownSections(body: string, places: TextPlaces): MarkdownSection[] {
  const [problem] = sectionProblems(body, places);
  if (problem) throw new Error(`A text ${problem.reason}.`);
  const filled = body.replace(/\{(\w+)\}/g, (name, key) => places.values[key] ?? name);
  const sections: MarkdownSection[] = [];
  let waiting: Token[] = [];
  const flush = () => {
    const html = keepWordsWhole(marked.parser(waiting).trim());
    if (html) sections.at(-1)?.parts.push({ html });
    waiting = [];
  };
  for (const token of marked.lexer(filled)) {
    if (isSectionHeading(token)) {
      flush();
      sections.push({ id: slugOf(token.text), title: token.text, parts: [] });
      continue;
    }
    const slot = slotOf(token);
    if (slot) {
      flush();
      sections.at(-1)?.parts.push({ slot });
    } else {
      waiting.push(token);
    }
  }
  flush();
  return sections;
}

/** Finds what prevents splitting a text: words above its first heading, and unknown names. */
export function sectionProblems(body: string, { values, slots }: TextPlaces): MarkdownProblem[] {
  // renderMarkdown says it.
  if (crowdedPart(body) !== undefined) return [];
  const tokens = marked.lexer(body).filter(({ type }) => type !== "space");
  const [first] = tokens;
  const problems = tokens.flatMap((token) =>
    [...token.raw.matchAll(/\{(\w+)\}/g)].flatMap(([raw, key = ""]) => {
      const isKnown = Object.hasOwn(values, key) || (slotOf(token) && slots.includes(key));
      return isKnown ? [] : [{ raw, reason: `asks for ${raw}, which has no value` }];
    }),
  );
  if (!first || isSectionHeading(first)) return problems;
  return [{ raw: first.raw, reason: "must begin with a heading of two signs: ##" }, ...problems];
}

function isSectionHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading" && token.depth === 2;
}

function slotOf(token: Token): string | undefined {
  return token.type === "paragraph" ? /^\{(\w+)\}$/.exec(token.text)?.[1] : undefined;
}
