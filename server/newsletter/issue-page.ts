import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { NewsletterReader } from "#app/services.ts";
import { kampalaDay } from "#collections/formats/kampala-day.ts";
import type { NewsletterIssueFile } from "#collections/newsletters/newsletter-issue.ts";
import { systemClock } from "#server/clock.ts";
import { createReactPages } from "#server/pages/react-pages.ts";
import { markdownAsHtml } from "./markdown-email.ts";

/**
 * Renders the page that an issue has in the archive, without scripts. The site must have been built.
 * @param sentAt when it went out, or would
 */
export async function renderIssuePage(
  { slug, subject, summary, body }: NewsletterIssueFile,
  sentAt: number,
): Promise<string> {
  const builds = ["build/program/pages.js", "build/server/index.js"].map((file) => resolve(file));
  const build = builds.find((file) => existsSync(file)) ?? "";
  const facts = { slug, subject, summary, sentOn: kampalaDay(sentAt) };
  const issue = { ...facts, html: markdownAsHtml(body) };
  const newsletter = { findIssue: async () => issue } as unknown as NewsletterReader;
  const pages = createReactPages(build, { newsletter }, systemClock);
  const { html } = await pages.render(`/newsletter/archive/${slug}`, null);
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
}
