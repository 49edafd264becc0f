import { below, defineCollection } from "#collections/define-collection.ts";
import {
  getNewsletterIssueFiles,
  newsletterFeedPath,
  newsletterFolder,
  newsletterProblems,
} from "./newsletter-issue.ts";

export const newsletters = defineCollection({
  files: newsletterFolder,
  items: getNewsletterIssueFiles,
  title: "Newsletters",
  address: below("/newsletter/archive"),
  template: { kind: "newsletter", file: "newsletters/template.md" },
  example: "newsletters/example.md",
  addresses: () => [newsletterFeedPath],
  // Newsletters are published without a build, and stay in the archive after their file is gone.
  answered: /^\/newsletter\/archive\/[a-z0-9][a-z0-9-]*$/,
  mayBeUnfinished: true,
  checkText: newsletterProblems,
});
