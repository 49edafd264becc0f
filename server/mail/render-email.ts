import { escapeMarkup } from "#collections/formats/escape-markup.ts";

/** A link below the small print. */
export interface FooterLink {
  label: string;
  href: string;
}

/**
 * Renders an e-mail as plain text and as HTML with inline styles, since mail programs support little else.
 * @param email `footer` is the reason why it was sent; `language` defaults to English
 */
export function renderEmail({
  heading,
  parts,
  footer,
  footerLinks = [],
  language = "en",
}: {
  heading: string;
  parts: readonly EmailPart[];
  footer: string;
  footerLinks?: readonly FooterLink[];
  language?: string;
}): EmailPart {
  const links = footerLinks.map(({ label, href }) => ({
    text: `\n${label}: ${href}`,
    html: `<br><a href="${escapeMarkup(href)}" style="color:#3f5247">${escapeMarkup(label)}</a>`,
  }));
  const smallPrint = `-- \n${footer}${links.map(({ text }) => text).join("")}`;
  // Colours of the design tokens chalk, leaf-950, leaf-900, gold-400, reed and ash.
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(heading)}</title></head>
<body style="margin:0;background:#fbfcf9;color:#001d13;font:16px/1.5 Figtree,'Segoe UI',Arial,sans-serif">
<div style="background:#012c20;border-bottom:6px solid #fbbe00;padding:16px 24px;color:#fbfcf9;font-weight:700">OTC</div>
<div style="max-width:640px;padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeMarkup(heading)}</h1>
${parts.map((part) => part.html).join("\n")}
<p style="margin:24px 0 0;padding-top:16px;border-top:2px dashed #dee6d8;color:#3f5247;font-size:14px">${htmlLines(footer)}${links.map((link) => link.html).join("")}</p>
</div></body></html>
`;
  return {
    text: `${[heading, ...parts.map(({ text }) => text), smallPrint].join("\n\n")}\n`,
    html,
  };
}

/** Part of an e-mail as plain text and as HTML with the same content. */
export interface EmailPart {
  text: string;
  html: string;
}

// Colours of the design tokens leaf-950, ash, kaolin and gold-400.
const ink = "#001d13";
const quiet = "#3f5247";

export function paragraph(text: string): EmailPart {
  return { text, html: `<p style="margin:0 0 16px">${htmlLines(text)}</p>` };
}

/** Text by another person. */
export function quote(text: string): EmailPart {
  return {
    text: `> ${text.replaceAll("\n", "\n> ")}`,
    html: `<div style="margin:0 0 16px;padding:16px;background:#f0f4ec;border-left:6px solid #fbbe00">${htmlLines(text)}</div>`,
  };
}

/** Repeats the address below the button, for programs that show no links. */
export function button(label: string, href: string): EmailPart {
  return {
    text: href,
    html: `<p style="margin:0 0 8px"><a href="${escapeMarkup(href)}" style="display:inline-block;padding:14px 22px;background:#fbbe00;color:${ink};font-weight:700;text-decoration:none;border-radius:3px">${escapeMarkup(label)}</a></p><p style="margin:0 0 16px;color:${quiet};font-size:14px;word-break:break-all">${escapeMarkup(href)}</p>`,
  };
}

/** One row for each fact that is not empty. */
export function facts(
  known: readonly (readonly [label: string, value: string | null])[],
): EmailPart {
  const rows = known.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;color:${quiet};font-weight:400">${escapeMarkup(label)}</th>` +
      `<td valign="top" style="padding:4px 0">${htmlLines(value)}</td></tr>`,
  );
  return {
    text: rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
    html: `<table cellspacing="0" style="margin:0 0 16px;font:inherit">${cells.join("")}</table>`,
  };
}

/** HTML with the line breaks of the text. */
function htmlLines(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>\n");
}
