import { Marked, type Token, type Tokens } from "marked";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";

/** Allowed links; `javascript:` and others become plain text. */
const safeLink = /^(?:https?:\/\/|mailto:|\/(?!\/))/i;

/** Inline styles, since mail programs ignore stylesheets. Empty for our own pages. */
type EmailStyles = Readonly<
  Partial<Record<"heading" | "text" | "list" | "quote" | "link", string>>
>;

/**
 * Raw HTML and images are removed, so that an issue loads nothing from other hosts.
 * @param origin prefix for links that start with a slash; needed in e-mails
 */
export function markdownAsHtml(markdown: string, styles: EmailStyles = {}, origin = ""): string {
  const style = (css: string | undefined) => (css ? ` style="${css}"` : "");
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: () => "",
      image: ({ text }) => escapeMarkup(text),
      heading({ tokens, depth }) {
        // The subject is the h1 of the mail and of the page.
        const level = Math.min(Math.max(depth, 2), 3);
        return `<h${level}${style(styles.heading)}>${this.parser.parseInline(tokens)}</h${level}>\n`;
      },
      paragraph({ tokens }) {
        return `<p${style(styles.text)}>${this.parser.parseInline(tokens)}</p>\n`;
      },
      list({ ordered, items }) {
        const name = ordered ? "ol" : "ul";
        const body = items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join("");
        return `<${name}${style(styles.list)}>${body}</${name}>\n`;
      },
      blockquote({ tokens }) {
        return `<blockquote${style(styles.quote)}>${this.parser.parse(tokens)}</blockquote>\n`;
      },
      link({ href, tokens }) {
        const html = this.parser.parseInline(tokens);
        if (!safeLink.test(href)) return html;
        const whole = href.startsWith("/") ? `${origin}${href}` : href;
        return `<a href="${escapeMarkup(whole)}"${style(styles.link)}>${html}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Renders Markdown as the plain-text alternative of an e-mail: links with addresses, lists with dashes. */
export function markdownAsText(markdown: string, origin = ""): string {
  const blocks = (tokens: readonly Token[] = []): string =>
    tokens
      .map(write)
      .filter((text) => text !== "")
      .join("\n\n");
  const inline = (tokens: readonly Token[] = []): string => tokens.map(write).join("");

  function write(token: Token): string {
    switch (token.type) {
      case "heading": {
        const text = inline(token.tokens);
        return `${text}\n${"-".repeat(Math.min(text.length, 60))}`;
      }
      case "list":
        return (token as Tokens.List).items
          .map((item, at) => {
            const mark = token.ordered ? `${at + 1}.` : "-";
            return `${mark} ${blocks(item.tokens).replaceAll("\n", "\n  ")}`;
          })
          .join("\n");
      case "blockquote":
        return blocks(token.tokens).replace(/^/gm, "> ");
      case "link": {
        const text = inline(token.tokens);
        const href = token.href.startsWith("/") ? `${origin}${token.href}` : token.href;
        return text === href || !safeLink.test(token.href) ? text : `${text} (${href})`;
      }
      case "space":
      case "html":
        return "";
      case "br":
        return "\n";
      case "hr":
        return "* * *";
      case "code":
        return token.text;
      default:
        if ("tokens" in token && token.tokens) return inline(token.tokens);
        return plainText("text" in token ? String(token.text) : token.raw);
    }
  }

  return blocks(new Marked({ gfm: true }).lexer(markdown)).trim();
}

function plainText(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
