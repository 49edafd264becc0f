import type { NewsletterReader, SentIssue } from "#app/services.ts";
import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import type { RequestRoute } from "#server/http/request-route.ts";
import { htmlAnswer, xmlAnswer } from "#server/http/written-answer.ts";

export interface ArchiveParts {
  reader: NewsletterReader;
  pages: PageRenderer;
  /** Name of the organisation, for the feed. */
  name: string;
  origin: () => string;
}

/** The archive, one page for each issue, and the feed. */
export function archiveRoutes({ reader, pages, name, origin }: ArchiveParts): RequestRoute[] {
  return [
    {
      path: "/newsletter/archive",
      get: async (asked) => htmlAnswer(asked, 200, await pages.render(asked.path, null)),
    },
    {
      path: "/newsletter/archive/",
      async get(asked, slug) {
        if (!(await reader.findIssue(slug))) return undefined;
        return htmlAnswer(asked, 200, await pages.render(asked.path, null));
      },
    },
    {
      path: "/newsletter/feed.xml",
      get: async () => xmlAnswer(feed(await reader.listIssues(), name, origin())),
    },
  ];
}

/** An Atom feed (RFC 4287). Without an issue its date is the start of time, so that it never seems new. */
function feed(issues: readonly Omit<SentIssue, "html">[], name: string, site: string): string {
  const moment = (day: string) => `${day}T00:00:00Z`;
  const entries = issues.map(
    ({ slug, subject, summary, sentOn }) => `<entry>
<id>${site}/newsletter/archive/${slug}</id>
<title>${escapeMarkup(subject)}</title>
<link href="${site}/newsletter/archive/${slug}"/>
<updated>${moment(sentOn)}</updated>
<summary>${escapeMarkup(summary)}</summary>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>${site}/newsletter/archive</id>
<title>Newsletter of ${escapeMarkup(name)}</title>
<author><name>${escapeMarkup(name)}</name></author>
<link href="${site}/newsletter/archive"/>
<link rel="self" href="${site}/newsletter/feed.xml"/>
<updated>${moment(issues[0]?.sentOn ?? "1970-01-01")}</updated>
${entries.join("")}</feed>
`;
}
