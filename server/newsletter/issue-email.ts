import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import type { EmailTemplate } from "#server/mail/relay.ts";
import { type EmailPart, renderEmail } from "#server/mail/render-email.ts";
import { findRow } from "#server/store/rows.ts";
import type { Tables } from "#server/store/store.ts";
import type { StoredIssue } from "./issues.ts";
import { markdownAsHtml, markdownAsText } from "./markdown-email.ts";
import { listHeaders, type NewsletterEmailDependencies } from "./sign-up-emails.ts";
import { confirmedAddress } from "./subscribers.ts";

const styles = {
  heading: "margin:28px 0 8px;font-size:20px;line-height:1.25",
  text: "margin:0 0 16px",
  list: "margin:0 0 16px;padding-left:24px",
  quote: "margin:0 0 16px;padding:8px 16px;background:#f0f4ec;border-left:6px solid #fbbe00",
  link: "color:#0e563f",
};

export function issueEmail(parts: NewsletterEmailDependencies): EmailTemplate<"newsletter-issue"> {
  /** The body is the same for all subscribers, so it is rendered once. */
  let last: { site: string; issue: StoredIssue; body: EmailPart } | undefined;

  async function renderIssue(tables: Tables, id: string, site: string) {
    if (last?.issue.id === id && last.site === site) return last;
    const issue = await findRow(tables, "newsletter_issues", { id });
    if (!issue) throw new Error(`There is no issue ${id}`);
    last = { site, issue, body: issueBody(issue.body, site) };
    return last;
  }

  return async (tables, { issueId, subscriberId }) => {
    const to = await confirmedAddress(tables, subscriberId);
    if (!to) return undefined;
    const site = parts.origin();
    const { issue, body } = await renderIssue(tables, issueId, site);
    const leaving = `${site}/newsletter/unsubscribe/${parts.tokens.leaving(subscriberId)}`;
    const headers = listHeaders({ site, name: parts.name, leaving });
    return { to, subject: issue.subject, headers, ...writeIssue(parts, issue, leaving, body) };
  };
}

const issueBody = (markdown: string, site: string): EmailPart => ({
  text: markdownAsText(markdown, site),
  html: markdownAsHtml(markdown, styles, site),
});

/** Writes an issue's e-mail, also before it is sent. @param leaving link by which its reader unsubscribes */
export function writeIssue(
  { words, name, origin }: Omit<NewsletterEmailDependencies, "tokens">,
  issue: Pick<StoredIssue, "slug" | "subject" | "body">,
  leaving = `${origin()}/newsletter`,
  body = issueBody(issue.body, origin()),
): EmailPart {
  const { footer, online, leave } = words.newsletterIssue;
  const fill = (sentence: string) => fillPlaceholders(sentence, { name, link: origin() });
  return renderEmail({
    language: words.language,
    heading: issue.subject,
    parts: [body],
    footer: fill(footer),
    footerLinks: [
      { label: fill(online), href: `${origin()}/newsletter/archive/${issue.slug}` },
      { label: fill(leave), href: leaving },
    ],
  });
}
