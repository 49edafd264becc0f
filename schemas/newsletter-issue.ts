import { basename, dirname, resolve, sep } from "node:path";
import { z } from "zod";
import { type Entry, readEntry } from "#schemas/reading/collection.ts";
import { text } from "#schemas/reading/field.ts";
import { ContentError } from "#schemas/reading/problem.ts";

const schema = z.strictObject({
  subject: text.max(150, "must have at most 150 characters"),
  /** One sentence for the archive and the feed. */
  summary: text,
  /** Markdown. */
  body: z.string().min(1, "must not be empty").meta({ control: "markdown", title: "Text" }),
});

/** One newsletter, as an editor writes it; `slug` is the last part of its address in the archive. */
export type NewsletterIssueFile = Entry<z.infer<typeof schema>>;

/**
 * Reads `content/newsletters/<slug>.md`.
 * @param file its path; must end in `content/newsletters/<slug>.md`
 * @throws ContentError that lists everything wrong in it
 */
export function readNewsletterIssue(file: string): NewsletterIssueFile {
  const whole = resolve(file);
  const place = `content${sep}newsletters`;
  const slug = basename(whole, ".md");
  if (!dirname(whole).endsWith(`${sep}${place}`) || !/^[a-z0-9][a-z0-9-]*$/.test(slug)) {
    const reason = "must be a file such as content/newsletters/2026-12.md";
    throw new ContentError([{ file, field: "", reason }]);
  }
  const root = dirname(whole).slice(0, -place.length - 1);
  return { slug, ...readEntry(root, `newsletters/${slug}.md`, schema) };
}
