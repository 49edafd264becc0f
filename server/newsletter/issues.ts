import type { Selectable } from "kysely";
import type { SentIssue } from "#app/services.ts";
import type { NewsletterIssues } from "#server/store/schema.ts";
import type { Tables } from "#server/store/store.ts";
import { markdownAsHtml } from "./markdown-email.ts";

export type StoredIssue = Selectable<NewsletterIssues>;

/** Issues that were sent, newest first. An issue is public from the moment its first e-mail goes out. */
export async function listSentIssues(tables: Tables): Promise<Omit<SentIssue, "html">[]> {
  const rows = await tables
    .selectFrom("newsletter_issues")
    .select(["slug", "subject", "summary", "started_at"])
    .orderBy("started_at", "desc")
    .execute();
  return rows.map(({ slug, subject, summary, started_at }) => ({
    slug,
    subject,
    summary,
    sentOn: dayOf(started_at),
  }));
}

export async function findSentIssue(tables: Tables, slug: string): Promise<SentIssue | undefined> {
  const issue = await findIssue(tables, slug);
  if (!issue) return undefined;
  const { subject, summary, started_at, body } = issue;
  return { slug, subject, summary, sentOn: dayOf(started_at), html: markdownAsHtml(body) };
}

export function findIssue(tables: Tables, slug: string): Promise<StoredIssue | undefined> {
  return tables
    .selectFrom("newsletter_issues")
    .selectAll()
    .where("slug", "=", slug)
    .executeTakeFirst();
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
