import { resolve } from "node:path";
import { refuseText } from "#collections/markdown/refuse-text.ts";
import {
  type NewsletterIssueFile,
  newsletterProblems,
  readNewsletterDraft,
  readNewsletterIssue,
} from "#collections/newsletters/newsletter-issue.ts";
import { surroundingsOfSent } from "#collections/open-content.ts";
import { ContentError, orElse } from "#collections/reading/problem.ts";
import { listDrafts } from "#server/newsletter/drafts.ts";
import { findRow } from "#server/store/rows.ts";
import { OfficeError } from "../office-error.ts";
import type { SubjectOffice } from "./subject.ts";

export const noReaders = "There is no confirmed subscriber yet.";

/** An issue as it was begun, or as it is written now. @throws OfficeError when there is none */
export async function findIssue({ store, root }: SubjectOffice, slug: string) {
  const begun = await findRow(store.tables, "newsletter_issues", { slug });
  if (begun) return { begun, issue: begun as NewsletterIssueFile, file: "" };
  const draft = listDrafts(root).find((one) => one.slug === slug);
  if (!draft) throw new OfficeError("There is no such newsletter.");
  // With mistakes in it, its page says what they are.
  const issue = orElse({ slug, subject: slug, summary: "", body: "" }, () =>
    readNewsletterDraft(draft.file),
  );
  return { begun, issue, file: draft.file };
}

/** Reads an issue to be sent. @throws ContentError that lists everything wrong in it, links too */
export function readToSend({ content, root }: SubjectOffice, file: string): NewsletterIssueFile {
  const issue = readNewsletterIssue(file);
  const problems = newsletterProblems(issue, surroundingsOfSent(content?.(), root));
  refuseText(resolve(file, "../../.."), `content/newsletters/${issue.slug}.md`, problems);
  return issue;
}

/** Says what keeps an issue from being sent; undefined when nothing does. */
export function obstacle(office: SubjectOffice, file: string, readers: number): string | undefined {
  try {
    readToSend(office, file);
    return readers === 0 ? noReaders : undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems
      .map(({ field, reason }) => `${field || "The text"} ${reason}.`)
      .join("\n");
  }
}
