import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { getEmailTexts } from "#collections/site/emails.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { writeIssue } from "#server/newsletter/issue-email.ts";
import { renderIssuePage } from "#server/newsletter/issue-page.ts";
import { readProgress } from "#server/newsletter/sending.ts";
import { staffMessage } from "../error-messages.ts";
import { OfficeError } from "../office-error.ts";
import { at } from "../shell/address.ts";
import { stylesheet } from "../shell/site-files.ts";
import { findIssue } from "./newsletter-issues.ts";
import type { OfficeFile, SubjectOffice } from "./subject.ts";

const frame = (type: string, body: string, headers = {}): OfficeFile => ({
  type: `text/${type}; charset=utf-8`,
  body,
  headers: {
    "Content-Security-Policy":
      "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
    ...headers,
  },
});

export const emailOf = ({ services: { origin } }: SubjectOffice, issue: NewsletterIssueFile) =>
  writeIssue({ words: getEmailTexts(), name: getOrganisation().name, origin }, issue);

/** An issue as an e-mail, as one without colours, or as a page of the archive. */
export async function previewOf(
  office: SubjectOffice,
  slug: string,
  view: string,
): Promise<OfficeFile> {
  const { begun, issue } = await findIssue(office, slug);
  if (view === "page") {
    return frame("html", await renderIssuePage(issue, begun?.started_at ?? Date.now()));
  }
  const { html, text } = emailOf(office, issue);
  return view === "text" ? frame("plain", text) : frame("html", html);
}

/** How far an issue is; the frame loads itself again while it is being sent. */
export async function progressOf(office: SubjectOffice, slug: string): Promise<OfficeFile> {
  const { begun } = await findIssue(office, slug);
  if (!begun) throw new OfficeError("It is not being sent.");
  const { sent, waiting, dead } = await readProgress(office.store.tables, begun.id);
  const isActive = office.services.sending.isSending(slug);
  const { failure = {}, endedAt = 0 } = office.services.sending.current() ?? {};
  const isMoving = isActive || (waiting > 0 && Date.now() - endedAt < 60_000);
  const end = begun.finished_at === null ? "It is stopped." : "It is complete.";
  const state = isActive ? "It is being sent." : (staffMessage(failure) ?? end);
  const link = `<p><a href="${at(`/newsletter/${slug}`)}" target="_top">Show the result</a></p>`;
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>How far it is</title><link rel="stylesheet" href="${stylesheet.href}"></head>
<body class="progress"><main><progress aria-label="Sent" max="${begun.recipients}" value="${sent}"></progress>
<p>${state} Readers ${begun.recipients}, sent ${sent}, waiting ${waiting}, failed ${dead}.</p>
${isActive ? "" : link}</main></body></html>`;
  return frame("html", body, isMoving ? { Refresh: "1" } : {});
}
