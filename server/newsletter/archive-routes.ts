import type { SentIssue } from "#app/services.ts";
import { escapeMarkup } from "#schemas/formats/escape-markup.ts";
import { type SiteContext, targetOf } from "#server/http/request-context.ts";
import { htmlResponse, respond } from "#server/http/responses.ts";
import type { SiteServices } from "#server/services.ts";

/**
 * The archive, one page for each issue, and the feed.
 * @param name name of the organisation, for the feed
 */
export function archiveHandlers(
  { newsletter, pages, origin }: Pick<SiteServices, "newsletter" | "pages" | "origin">,
  name: string,
) {
  const show = async (c: SiteContext) =>
    htmlResponse(c, 200, await pages.render(targetOf(c).path, null));

  return {
    list: show,
    async issue(c: SiteContext) {
      const issue = await newsletter.findIssue(c.req.param("slug") ?? "");
      return issue ? show(c) : c.notFound();
    },
    async feed() {
      const xml = feed(await newsletter.listIssues(), name, origin());
      return respond(200, "application/atom+xml; charset=utf-8", Buffer.from(xml));
    },
  };
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
