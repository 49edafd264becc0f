import type { SentIssue } from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import { findRow } from "#server/store/rows.ts";
import type { Row } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import { markdownAsHtml } from "./markdown-email.ts";

export type StoredIssue = Row<"newsletter_issues">;

/** Lists sent issues, newest first. An issue is public once its first e-mail goes out. */
export async function listSentIssues(tables: Tables): Promise<Omit<SentIssue, "html">[]> {
  const rows = await tables
    .selectFrom("newsletter_issues")
    .select(["slug", "subject", "summary", "started_at"])
    .orderBy("started_at", "desc")
    .execute();
  return rows.map(publicFacts);
}

export async function findSentIssue(tables: Tables, slug: string): Promise<SentIssue | undefined> {
  const issue = await findRow(tables, "newsletter_issues", { slug });
  return issue && { ...publicFacts(issue), html: markdownAsHtml(issue.body) };
}

function publicFacts(issue: Pick<StoredIssue, "slug" | "subject" | "summary" | "started_at">) {
  const { slug, subject, summary, started_at } = issue;
  return { slug, subject, summary, sentOn: kampalaDay(started_at) };
}
