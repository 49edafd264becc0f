import type { ContentSource } from "#collections/content.ts";
import {
  type NewsletterIssueFile,
  newsletterProblems,
} from "#collections/newsletters/newsletter-issue.ts";
import { textSurroundings } from "#collections/open-content.ts";
import { refuseText } from "./refuse-text.ts";

/**
 * Checks the text of a newsletter before it is sent.
 * @param root root of the folder that contains the newsletter
 * @param site the site whose pages its links may name
 * @throws ContentError that lists everything wrong in its text
 */
export function checkNewsletter(
  issue: NewsletterIssueFile,
  root: string,
  site: ContentSource = root,
): void {
  const problems = newsletterProblems(issue, textSurroundings(site));
  refuseText(root, `content/newsletters/${issue.slug}.md`, problems);
}
