import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { type EmailPart, htmlLines } from "./email-parts.ts";

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
