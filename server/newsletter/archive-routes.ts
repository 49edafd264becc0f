import { atom } from "#app/feeds/feed.ts";
import type { SentIssue } from "#app/services.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { type SiteContext, targetOf } from "#server/http/request-context.ts";
import { openResponse } from "#server/http/responses.ts";
import { cachedResponse, type PageCache } from "#server/pages/page-cache.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { hashContent } from "#server/store/submissions.ts";
import type { Newsletter } from "./newsletter.ts";

interface ArchiveDependencies {
  newsletter: Newsletter;
  pages: PageRenderer;
  pageCache: PageCache;
}

export function archiveHandlers({ newsletter, pages, pageCache }: ArchiveDependencies) {
  /** @param content of the page; part of the cache key, so that a new issue renders it again */
  async function show(c: SiteContext, content: unknown): Promise<Response> {
    const { path } = targetOf(c);
    const key = `${path} ${hashContent([JSON.stringify(content)])}`;
    return cachedResponse(c, await pageCache.find(key, () => pages.render(path, null)));
  }

  return {
    list: async (c: SiteContext) => show(c, await newsletter.listIssues()),
    async issue(c: SiteContext) {
      const issue = await newsletter.findIssue(c.req.param("slug") ?? "");
      return issue ? show(c, issue) : c.notFound();
    },
    async feed(c: SiteContext) {
      const xml = feedOf(await newsletter.listIssues());
      return openResponse(c, "application/atom+xml; charset=utf-8", xml);
    },
  };
}

/** Uses public addresses wherever the server listens: feed readers identify an issue by its address. */
function feedOf(issues: readonly Omit<SentIssue, "html">[]): string {
  const { name, url } = getOrganisation();
  const { path, lead } = getPage("newsletter-archive");
  const self = `${url}/newsletter/feed.xml`;
  const entries = issues.map(({ slug, subject: title, summary, sentOn: published }) => {
    const address = `${url}${path}/${slug}`;
    return {
      id: address,
      address,
      title,
      summary,
      published,
      updated: published,
      authors: [name],
      tags: [],
    };
  });
  return atom(
    { title: `Newsletter of ${name}`, description: lead, home: url + path, self, entries },
    name,
    self,
  );
}
