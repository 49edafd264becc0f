import { basename, dirname, resolve, sep } from "node:path";
import { z } from "zod";
import { Content, contentFolder, type Entry, getter } from "#collections/content.ts";
import { below, defineCollection } from "#collections/define-collection.ts";
import { beyondPlain } from "#collections/markdown/plain-markdown.ts";
import {
  type MarkdownSurroundings,
  renderMarkdown,
} from "#collections/markdown/render-markdown.ts";
import { text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { unfinishedTexts } from "#collections/reading/unfinished-texts.ts";

/** Answered by the server, because issues appear without a build. */
export const newsletterFeedPath = "/newsletter/feed.xml";

const schema = z.strictObject({
  subject: text
    .max(150, "must have at most 150 characters")
    .meta({ description: "What readers see before they open it." }),
  summary: field(text, "Summary", "One sentence for the archive and the feed."),
  body: z.string().min(1, "must not be empty").meta({
    control: "markdown",
    title: "Text",
    example: "Write as you would write to one reader.",
  }),
});

/** One newsletter, as an editor writes it; `slug` is the last part of its address in the archive. */
export type NewsletterIssueFile = Entry<z.infer<typeof schema>>;

/** Reads `content/newsletters/<slug>.md`, to be sent. @throws ContentError that lists all mistakes */
export function readNewsletterIssue(file: string): NewsletterIssueFile {
  const issue = readNewsletterDraft(file);
  const left = unfinishedTexts(issue).map(({ at, reason }) => ({
    file,
    field: at.join("."),
    reason,
  }));
  if (left.length > 0) throw new ContentError(left);
  return issue;
}

/** The same, to be worked on: places that are left to be written are allowed. */
export function readNewsletterDraft(file: string): NewsletterIssueFile {
  const whole = resolve(file);
  const place = `content${sep}newsletters`;
  const slug = basename(whole, ".md");
  if (!dirname(whole).endsWith(`${sep}${place}`) || !isName(slug)) throw misnamed([file]);
  const root = dirname(whole).slice(0, -place.length - 1);
  return { slug, ...new Content(root).read(`newsletters/${slug}.md`, schema) };
}

const newsletterFolder = contentFolder("newsletters", schema);

/** All newsletters that are written, for checks and the editor. Sent ones are in the database, word for word. */
export const getNewsletterIssueFiles = getter((content): NewsletterIssueFile[] => {
  const issues = newsletterFolder(content);
  const badlyNamed = issues.filter(({ slug }) => !isName(slug));
  if (badlyNamed.length > 0)
    throw misnamed(badlyNamed.map(({ slug }) => `content/newsletters/${slug}.md`));
  return issues;
});

function isName(slug: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(slug);
}

function misnamed(files: readonly string[]): ContentError {
  const reason = "must be a file such as content/newsletters/2026-12.md";
  return new ContentError(files.map((file) => ({ file, field: "", reason })));
}

/** Finds what an e-mail cannot carry: pictures, and anything that only a page can do. */
export function newsletterProblems({ body }: NewsletterIssueFile, site: MarkdownSurroundings) {
  return [
    ...renderMarkdown(body, site).problems,
    ...beyondPlain(body, { name: "a newsletter", hasAnchors: false }),
  ];
}

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
