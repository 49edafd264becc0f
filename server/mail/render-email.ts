import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import type { Link } from "#collections/reading/blocks.ts";

/**
 * Renders an e-mail as plain text and as HTML. Mail programs support little but inline styles and tables; those that
 * know dark mode take the few rules of the head.
 * @param email `footer` is the reason why it was sent, with links below it; `language` defaults
 *   to English
 */
export function renderEmail(email: {
  heading: string;
  parts: readonly EmailPart[];
  footer: string;
  footerLinks?: readonly Link[];
  language?: string;
}): EmailPart {
  const { heading, parts, footer, footerLinks = [], language = "en" } = email;
  const links = footerLinks.map(({ label, href }) => ({
    text: `\n${label}: ${href}`,
    html: `<a href="${escapeMarkup(href)}" style="display:inline-block;padding:10px 14px 10px 0;color:#872b0c;font-weight:700">${escapeMarkup(label)}</a> `,
  }));
  const smallPrint = `-- \n${wrap(footer)}${links.map(({ text }) => text).join("")}`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeMarkup(heading)}</title><style>@media (prefers-color-scheme:dark){body{background:#01130c!important;color:#eef4ec!important}.card{background:#001d13!important}.card *{color:#eef4ec!important}.card a{color:#fbbe00!important}.card .act a{color:#001d13!important}.why{border-color:#eef4ec!important}.box{background:#01130c!important}}</style></head>
<body style="margin:0;background:#f0f4ec;color:#001d13;font:16px/1.55 Arial,Helvetica,sans-serif"><main>
<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td style="padding:24px 12px">
<table class="card" role="presentation" style="width:100%;max-width:600px;margin:0 auto;border-collapse:collapse;table-layout:fixed;background:#fff"><tr>
<td style="padding:0;width:10px;background:#fbbe00;border-right:2px dashed #001d13"></td>
<td style="padding:28px 28px 24px;word-break:break-word">
<p style="margin:0 0 18px;font-weight:700;letter-spacing:.06em">OTC</p>
<h1 style="margin:0 0 16px;font:700 27px/1.15 'Arial Narrow',Arial,sans-serif">${escapeMarkup(heading)}</h1>
${parts.map((part) => part.html).join("\n")}
<p class="why" style="margin:24px 0 14px;padding-top:14px;border-top:3px solid #001d13;font-size:14px">${htmlLines(footer)}</p>
${links.length > 0 ? `<p style="margin:0 0 14px;font-size:14px">${links.map((link) => link.html).join("")}</p>\n` : ""}</td></tr></table>
</td></tr></table></main></body></html>
`;
  return {
    text: `${[heading, ...parts.map(({ text }) => text), smallPrint].join("\n\n")}\n`,
    html,
  };
}

export interface EmailPart {
  text: string;
  html: string;
}

// Colours of the design tokens leaf-950 and ash.
const ink = "#001d13";
const quiet = "#3f5247";

export function paragraph(text: string): EmailPart {
  return { text, html: `<p style="margin:0 0 14px">${htmlLines(text)}</p>` };
}

/** Breaks lines of more than 72 characters. */
function wrap(text: string): string {
  return text.replace(/(?=.{73})(.{1,72}) /g, "$1\n");
}

export function quote(text: string): EmailPart {
  return {
    text: `> ${text.replaceAll("\n", "\n> ")}`,
    html: `<div class="box" dir="auto" style="margin:0 0 16px;padding:16px;background:#f0f4ec;border-left:6px solid #fbbe00">${htmlLines(text)}</div>`,
  };
}

/** Repeats the address below the button, for programs that show no links. */
export function button(label: string, href: string): EmailPart {
  return {
    text: href,
    html: `<p class="act" style="margin:0 0 8px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 24px;background:#fbbe00;color:${ink};font-weight:700;text-decoration:none">${escapeMarkup(label)}</a></p><p style="margin:0 0 16px;color:${quiet};font-size:14px;word-break:break-all">${escapeMarkup(href)}</p>`,
  };
}

/** One row for each fact that is not empty. */
export function facts(labelled: readonly (readonly [label: string, value: string | null])[]) {
  const rows = labelled.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;color:${quiet};font-weight:400;word-break:normal">${escapeMarkup(label)}</th>` +
      `<td valign="top" dir="auto" style="padding:4px 0">${htmlLines(value)}</td></tr>`,
  );
  return {
    text: rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    html: `<table cellspacing="0" style="margin:0 0 16px;font:inherit">${cells.join("")}</table>`,
  };
}

function htmlLines(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>\n");
}
