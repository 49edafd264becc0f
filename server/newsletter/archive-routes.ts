import { atom } from "#app/feeds/atom.ts";
import type { SentIssue } from "#app/services.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { type SiteContext, targetOf } from "#server/http/request-context.ts";
import { htmlResponse, respond } from "#server/http/responses.ts";
import type { SiteServices } from "#server/services.ts";

/** The archive, one page for each issue, and the feed. */
export function archiveHandlers({ newsletter, pages }: Pick<SiteServices, "newsletter" | "pages">) {
  const show = async (c: SiteContext) =>
    htmlResponse(c, 200, await pages.render(targetOf(c).path, null));

  return {
    list: show,
    async issue(c: SiteContext) {
      const issue = await newsletter.findIssue(c.req.param("slug") ?? "");
      return issue ? show(c) : c.notFound();
    },
    async feed(c: SiteContext) {
      const xml = feedOf(await newsletter.listIssues());
      return respond(c, 200, "application/atom+xml; charset=utf-8", Buffer.from(xml));
    },
  };
}

/** Addresses are the public ones, wherever the server listens: readers know an issue by its address. */
function feedOf(issues: readonly Omit<SentIssue, "html">[]): string {
  const { name, url } = getOrganisation();
  const { path, lead } = getPage("newsletter-archive");
  const self = `${url}/newsletter/feed.xml`;
  const entries = issues.map(({ slug, subject, summary, sentOn }) => ({
    address: `${url}${path}/${slug}`,
    title: subject,
    summary,
    published: sentOn,
    updated: sentOn,
    authors: [name],
    tags: [],
  }));
  return atom(
    { title: `Newsletter of ${name}`, description: lead, home: url + path, self, entries },
    name,
    self,
  );
}
