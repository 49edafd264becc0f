import type { NewsletterIssueFile } from "#collections/newsletter-issue.ts";
import { beyondPlain } from "./plain-markdown.ts";
import { refuseProblems, surroundings } from "./render-article.ts";
import { renderMarkdown } from "./render-markdown.ts";

/**
 * E-mails carry neither pictures nor what a page alone can do: `server/newsletter/markdown-email.ts`.
 * @param root that the newsletter lies in
 * @param site whose pages its links may lead to
 * @throws ContentError that lists everything wrong in its text
 */
export function checkNewsletter(
  { slug, body }: NewsletterIssueFile,
  root: string,
  site = root,
): void {
  refuseProblems(root, `content/newsletters/${slug}.md`, [
    ...renderMarkdown(body, surroundings(site)).problems,
    ...beyondPlain(body, { name: "a newsletter", hasAnchors: false }),
  ]);
}
