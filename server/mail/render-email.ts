import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
/** A part of an e-mail; each becomes plain text and light HTML. */
export type EmailPart =
  | { kind: "paragraph"; text: string }
  /** Somebody else's words, set apart. */
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; href: string }
  /** A text that was set before, in both forms; the HTML must be ours. */
  | { kind: "set"; text: string; html: string }
  | { kind: "facts"; rows: readonly (readonly [label: string, value: string])[] };

/** A link below the small print. */
export interface FooterLink {
  label: string;
  href: string;
}

/**
 * Sets an e-mail in the house style: plain text, and HTML that says the same. Mail programs know neither
 * stylesheets nor dark themes well, so the HTML has the few styles it needs on its elements.
 */
export function renderEmail(email: {
  heading: string;
  parts: readonly EmailPart[];
  /** Small print: why this e-mail came. */
  footer: string;
  /** Links below the small print. */
  footerLinks?: readonly FooterLink[];
  /** Language tag; English unless said otherwise. */
  language?: string;
}): { text: string; html: string } {
  const links = (email.footerLinks ?? []).map(({ label, href }) => `\n${label}: ${href}`);
  const footer = `-- \n${email.footer}${links.join("")}`;
  const text = [email.heading, ...email.parts.map(partAsText), footer];
  return { text: `${text.join("\n\n")}\n`, html: page(email) };
}

function partAsText(part: EmailPart): string {
  if (part.kind === "paragraph" || part.kind === "set") return part.text;
  if (part.kind === "button") return part.href;
  if (part.kind === "facts") {
    return part.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  }
  return part.text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
}

// Colours of the design tokens leaf-900, leaf-950, gold-400, kaolin, chalk, ash and reed.
const ink = "#001d13";
const quiet = "#3f5247";

function partAsHtml(part: EmailPart): string {
  if (part.kind === "paragraph") return `<p style="margin:0 0 16px">${lines(part.text)}</p>`;
  if (part.kind === "quote") {
    return `<div style="margin:0 0 16px;padding:16px;background:#f0f4ec;border-left:6px solid #fbbe00">${lines(part.text)}</div>`;
  }
  if (part.kind === "set") return part.html;
  if (part.kind === "button") {
    // The address stands below as well, for programs that show no links.
    return `<p style="margin:0 0 8px"><a href="${escapeMarkup(part.href)}" style="display:inline-block;padding:14px 22px;background:#fbbe00;color:${ink};font-weight:700;text-decoration:none;border-radius:3px">${escapeMarkup(part.label)}</a></p><p style="margin:0 0 16px;color:${quiet};font-size:14px;word-break:break-all">${escapeMarkup(part.href)}</p>`;
  }
  const rows = part.rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0;color:${quiet};font-weight:400">${escapeMarkup(label)}</th>` +
      `<td valign="top" style="padding:4px 0">${lines(value)}</td></tr>`,
  );
  return `<table cellspacing="0" style="margin:0 0 16px;font:inherit">${rows.join("")}</table>`;
}

function page(email: Parameters<typeof renderEmail>[0]): string {
  const { heading, parts, footer, footerLinks = [], language = "en" } = email;
  const links = footerLinks.map(
    ({ label, href }) =>
      `<br><a href="${escapeMarkup(href)}" style="color:${quiet}">${escapeMarkup(label)}</a>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(heading)}</title></head>
<body style="margin:0;background:#fbfcf9;color:${ink};font:16px/1.5 Figtree,'Segoe UI',Arial,sans-serif">
<div style="background:#012c20;border-bottom:6px solid #fbbe00;padding:16px 24px;color:#fbfcf9;font-weight:700">OTC</div>
<div style="max-width:640px;padding:24px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeMarkup(heading)}</h1>
${parts.map(partAsHtml).join("\n")}
<p style="margin:24px 0 0;padding-top:16px;border-top:2px dashed #dee6d8;color:${quiet};font-size:14px">${lines(footer)}${links.join("")}</p>
</div></body></html>
`;
}

function lines(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>\n");
}
