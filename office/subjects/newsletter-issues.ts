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
import { spokenTime } from "#server/clock.ts";
import { listDrafts, removeDraft } from "#server/newsletter/drafts.ts";
import { findRow } from "#server/store/rows.ts";
import { titleOf } from "../core/describe-field.ts";
import { OfficeError } from "../office-error.ts";
import { noteChange } from "../online/authors.ts";
import type { SubjectOffice } from "./subject.ts";

const noReaders = "There is no confirmed subscriber yet.";

/** An issue as it was begun, or as it is written now. @throws OfficeError when there is none */
export async function findIssue({ store, root }: SubjectOffice, slug: string) {
  const begun = await findRow(store.tables, "newsletter_issues", { slug });
  if (begun) return { begun, issue: begun as NewsletterIssueFile, file: "" };
  const draft = listDrafts(root).find((draft) => draft.slug === slug);
  if (!draft) throw new OfficeError("There is no such newsletter.");
  // With mistakes in it, its page says what they are.
  const issue = orElse({ slug, subject: slug, summary: "", body: "" }, () =>
    readNewsletterDraft(draft.file),
  );
  return { begun, issue, file: draft.file };
}

/** The issue that was begun with the words of a file, whatever the file is called now. */
async function findSent({ store }: SubjectOffice, { subject, body }: NewsletterIssueFile) {
  const row = await store.tables
    .selectFrom("newsletter_issues")
    .select(["slug", "started_at", "body"])
    .where("subject", "=", subject)
    .execute();
  // A file ends with an empty line, as it happens.
  return row.find((issue) => issue.body.trim() === body.trim());
}

/** Newsletters that are still to be sent. `isNamedAsSent`: one that was sent has the same name, so this one needs another. */
export async function listUnsent(office: SubjectOffice) {
  const unsent = [];
  for (const { slug, file } of listDrafts(office.root)) {
    const issue = orElse(undefined, () => readNewsletterDraft(file));
    if (issue && (await findSent(office, issue))) continue;
    const begun = await findRow(office.store.tables, "newsletter_issues", { slug });
    unsent.push({ slug, issue, isNamedAsSent: begun !== undefined });
  }
  return unsent;
}

/** Removes the file of an issue once it is begun: it would only seem to be unfinished, and changes in it reach no reader. */
export async function closeDraft(office: SubjectOffice, slug: string): Promise<void> {
  const draft = listDrafts(office.root).find((draft) => draft.slug === slug);
  const issue = draft && orElse(undefined, () => readNewsletterDraft(draft.file));
  // Other words under the same name are the next issue.
  if (!issue || (await findSent(office, issue))?.slug !== slug) return;
  removeDraft(office.root, slug);
  noteChange(office.root, `content/newsletters/${slug}.md`);
}

/** Reads an issue to be sent. @throws ContentError that lists everything wrong in it, links too */
export function readToSend({ content, root }: SubjectOffice, file: string): NewsletterIssueFile {
  const issue = readNewsletterIssue(file);
  const problems = newsletterProblems(issue, surroundingsOfSent(content?.(), root));
  refuseText(resolve(file, "../../.."), `content/newsletters/${issue.slug}.md`, problems);
  return issue;
}

/** Says what keeps an issue from being sent; undefined when nothing does. */
export async function obstacle(
  office: SubjectOffice,
  file: string,
  readers: number,
): Promise<string | undefined> {
  const problems = problemsOf(() => readToSend(office, file));
  if (problems) return problems;
  const sentIssue = await findSent(office, readNewsletterDraft(file));
  if (sentIssue)
    return `These words went to all readers already, ${spokenTime(sentIssue.started_at)}.`;
  return readers === 0 ? noReaders : undefined;
}

/** Says what is wrong in a text, one sentence a line; undefined when it can be read. */
export function problemsOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems
      .map(
        ({ field, reason }) =>
          `${field === "body" || !field ? "The text" : titleOf(field)} ${reason}.`,
      )
      .join("\n");
  }
}
