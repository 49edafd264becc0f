import { Marked, type Token, type Tokens } from "marked";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { slugOf } from "#collections/formats/slug.ts";
import type { SiteImage } from "#collections/images/find-image.ts";
import { callouts } from "./callouts.ts";
import { createFootnotes } from "./footnotes.ts";
import { type GlossaryTerm, linkFirstUses } from "./glossary-links.ts";
import { findLostMarks } from "./lost-marks.ts";
import { keepWordsWhole } from "./whole-words.ts";

export interface MarkdownSurroundings {
  /** Whether an address inside the site, without query and anchor, shows something. */
  isKnownAddress(path: string): boolean;
  /** A picture below `public/` with what the build made of it; undefined when there is none. */
  findImage(path: string): SiteImage | undefined;
  /** Terms whose first use becomes a link; left out, none does. */
  terms?: readonly GlossaryTerm[];
}

/** Something that an editor must put right, with the piece of text that it concerns. */
export interface MarkdownProblem {
  /** The source text, to find its line. */
  raw: string;
  reason: string;
}

export interface RenderedMarkdown {
  html: string;
  /** Headings of the second level with their anchors, for a table of contents. */
  headings: { id: string; text: string }[];
  problems: MarkdownProblem[];
}

/** Reading takes as long as the square of their number, and no text needs as many. */
const maxMarks = 2000;
const countMarks = (text: string) => text.match(/[[*_]/g)?.length ?? 0;

/** A paragraph with so many marks that nothing should begin to read the text. */
export const crowdedPart = (source: string) =>
  source.split(/\n{2,}/).find((part) => countMarks(part) > maxMarks);

/**
 * Turns Markdown into HTML that is safe by construction: HTML in the source is refused, links lead to
 * known pages or by https to other sites, and nothing carries a style or a handler.
 *
 * Beyond GitHub's Markdown it knows footnotes, callouts, and figures: a picture alone in a paragraph,
 * with its caption as the title, `![what it shows](/images/x.jpg "caption")`.
 */
export function renderMarkdown(source: string, around: MarkdownSurroundings): RenderedMarkdown {
  const problems: MarkdownProblem[] = [];
  const headings: { id: string; text: string }[] = [];
  const ids = new Set(["footnotes", "main", "menu"]);
  const footnotes = createFootnotes();
  const note = (raw: string, reason: string) => problems.push({ raw, reason });

  const crowded = crowdedPart(source);
  if (crowded !== undefined) {
    note(crowded, `has a paragraph with more than ${maxMarks} marks such as [ and *`);
    return { html: "", headings, problems };
  }

  const marked = new Marked({ gfm: true });
  marked.use({
    extensions: [callouts, ...footnotes.extensions],
    renderer: {
      html({ raw }) {
        if (!raw.trimStart().startsWith("<!--")) {
          note(raw, "must not contain HTML; use Markdown only");
        }
        return "";
      },
      heading({ tokens, depth, raw }) {
        const text = plain(tokens);
        if (depth === 1) note(raw, "has a heading with one #; begin with ##, the title is the h1");
        const level = Math.max(2, depth);
        const id = freeId(text, ids);
        if (level === 2) headings.push({ id, text });
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      link({ href, tokens, raw }) {
        const reason = linkProblem(href, around);
        if (reason) note(raw, reason);
        return `<a href="${escapeMarkup(href)}"${/^https:/.test(href) ? ' rel="noopener"' : ""}>${this.parser.parseInline(tokens)}</a>`;
      },
      image(token) {
        return picture(token, around, note);
      },
      paragraph({ tokens }) {
        const only = tokens.length === 1 ? tokens[0] : undefined;
        if (only?.type === "image") {
          const image = only as Tokens.Image;
          const caption = image.title
            ? `<figcaption>${escapeMarkup(image.title)}</figcaption>`
            : "";
          return `<figure>${picture(image, around, note)}${caption}</figure>\n`;
        }
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      table(token) {
        const cell = (entry: Tokens.TableCell, name: "th" | "td") =>
          `<${name} role="${name === "th" ? 'columnheader" scope="col' : "cell"}"${entry.align === "right" ? ' class="end"' : ""}>${this.parser.parseInline(entry.tokens)}</${name}>`;
        const head = token.header.map((entry) => cell(entry, "th")).join("");
        const rows = token.rows
          .map((row) => `<tr role="row">${row.map((entry) => cell(entry, "td")).join("")}</tr>`)
          .join("\n");
        const name = escapeMarkup(token.header.map(({ text }) => text).join(", "));
        // Wide tables scroll by themselves, with the keyboard too.
        return `<div class="table" role="region" aria-label="Table: ${name}" tabindex="0"><table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>\n<tbody role="rowgroup">${rows}</tbody></table></div>\n`;
      },
    },
  });

  const tokens = marked.lexer(source);
  findLostMarks(tokens, source, note);
  linkFirstUses(tokens, around.terms ?? []);
  let html = marked.parser(tokens);
  html += footnotes.list({
    inline: (inline) => marked.Parser.parseInline(inline, marked.defaults),
    blocks: (blocks) => marked.Parser.parse(blocks, marked.defaults),
  });
  const { missing, unused, unclear } = footnotes.loose();
  for (const { raw, reason } of unclear) note(raw, reason);
  for (const name of missing) note(`[^${name}]`, `uses the footnote "${name}", which has no text`);
  for (const name of unused) note(`[^${name}]:`, `has the footnote "${name}", which is never used`);
  checkOrder(tokens, note);
  return { html: keepWordsWhole(html), headings, problems };
}

function linkProblem(href: string, around: MarkdownSurroundings): string | undefined {
  if (href.startsWith("#") || /^(mailto|tel):/.test(href)) return undefined;
  if (href.startsWith("https://")) return undefined;
  if (!href.startsWith("/") || href.startsWith("//")) {
    return `has a link to "${href}"; links begin with / or https://`;
  }
  const path = href.replace(/[?#].*$/, "");
  return around.isKnownAddress(path) ? undefined : `links to ${path}, and there is no such page`;
}

function picture(
  { href, text, raw }: Tokens.Image,
  around: MarkdownSurroundings,
  note: (raw: string, reason: string) => void,
): string {
  if (text.trim() === "") {
    note(raw, "has a picture without words for people who cannot see it: ![words](file)");
  }
  const image = href.startsWith("/") ? around.findImage(href) : undefined;
  if (!image) {
    note(raw, `shows the picture ${href}, and there is no such picture below public/`);
    return "";
  }
  const { src, width, height, sources } = image;
  const img = `<img src="${escapeMarkup(src)}" alt="${escapeMarkup(text)}" width="${width}" height="${height}" loading="lazy" decoding="async"/>`;
  if (sources.length === 0) return img;
  const better = sources
    .map(
      ({ type, srcset }) =>
        `<source type="${type}" srcset="${escapeMarkup(srcset)}" sizes="${figureSizes}"/>`,
    )
    .join("");
  return `<picture>${better}${img}</picture>`;
}

/**
 * How wide a figure is shown: nearly the whole of a phone, seven parts of eleven beside the facts of an
 * item, and at most the 68 letters of a line.
 */
const figureSizes = "(max-width: 47.5em) 90vw, (max-width: 68.75em) 56vw, 40rem";

/** A heading may not skip a level: readers with screen readers move by them. */
function checkOrder(tokens: Token[], note: (raw: string, reason: string) => void): void {
  let above = 1;
  for (const token of tokens) {
    if (token.type !== "heading") continue;
    const { depth, raw } = token as Tokens.Heading;
    if (depth > above + 1) note(raw, `has a heading of level ${depth} right below level ${above}`);
    above = Math.max(depth, 1);
  }
}

function plain(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if ("tokens" in token && token.tokens) return plain(token.tokens);
      return "text" in token ? String(token.text) : "";
    })
    .join("");
}

function freeId(text: string, taken: Set<string>): string {
  const base = slugOf(text) || "part";
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}
