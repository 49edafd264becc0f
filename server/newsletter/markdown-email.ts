import { Marked, type Token, type Tokens } from "marked";
import { escapeMarkup } from "#schemas/formats/escape-markup.ts";

/** Only these lead anywhere; `javascript:` and the like become plain text. */
const safeLink = /^(?:https?:\/\/|mailto:|\/(?!\/))/i;

/** How elements look in a mail, whose readers know no stylesheets. Empty for our own pages. */
export interface EmailStyles {
  heading: string;
  text: string;
  list: string;
  quote: string;
  link: string;
}

const noStyles: EmailStyles = { heading: "", text: "", list: "", quote: "", link: "" };

/**
 * Markdown as HTML without any HTML of its own: raw HTML and images are left out, so the editors'
 * text cannot load anything from elsewhere.
 * @param origin put before links that begin with a slash; needed in mails
 */
export function markdownAsHtml(markdown: string, styles = noStyles, origin = ""): string {
  const style = (css: string) => (css ? ` style="${css}"` : "");
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
        const words = this.parser.parseInline(tokens);
        if (!safeLink.test(href)) return words;
        const whole = href.startsWith("/") ? `${origin}${href}` : href;
        return `<a href="${escapeMarkup(whole)}"${style(styles.link)}>${words}</a>`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

/** Markdown as plain text for the other half of a mail: links with their addresses, lists with dashes. */
export function markdownAsText(markdown: string, origin = ""): string {
  return blocks(new Marked({ gfm: true }).lexer(markdown), origin).trim();
}

function blocks(tokens: readonly Token[], origin: string): string {
  return tokens
    .map((token) => block(token, origin))
    .filter((text) => text !== "")
    .join("\n\n");
}

function block(token: Token, origin: string): string {
  switch (token.type) {
    case "heading": {
      const text = inline(token.tokens, origin);
      return `${text}\n${"-".repeat(Math.min(text.length, 60))}`;
    }
    case "list":
      return (token as Tokens.List).items
        .map((item, at) => {
          const mark = token.ordered ? `${at + 1}.` : "-";
          return `${mark} ${blocks(item.tokens, origin).replaceAll("\n", "\n  ")}`;
        })
        .join("\n");
    case "blockquote":
      return blocks(token.tokens ?? [], origin).replace(/^/gm, "> ");
    case "space":
    case "html":
      return "";
    case "hr":
      return "* * *";
    case "code":
      return token.text;
    default:
      return inline("tokens" in token ? token.tokens : [token], origin);
  }
}

function inline(tokens: readonly Token[] | undefined, origin: string): string {
  return (tokens ?? [])
    .map((token): string => {
      if (token.type === "br") return "\n";
      if (token.type === "html") return "";
      if (token.type === "link") {
        const words = inline(token.tokens, origin);
        const href = token.href.startsWith("/") ? `${origin}${token.href}` : token.href;
        return words === href || !safeLink.test(token.href) ? words : `${words} (${href})`;
      }
      if ("tokens" in token && token.tokens) return inline(token.tokens, origin);
      return plainText("text" in token ? String(token.text) : token.raw);
    })
    .join("");
}

function plainText(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
