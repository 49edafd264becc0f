import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads, FeedLinks, feedFiles } from "#app/components/text/downloads.tsx";
import { usePageFacts } from "#app/page-rendering.ts";
import { nowOf } from "#app/request-context.ts";
import { isPreview } from "#collections/articles/publishing.ts";
import {
  deadlinesPath,
  getOpportunities,
  isClosed,
  nextClosing,
} from "#collections/opportunities/opportunities.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/opportunities";
import { OpportunityList } from "./parts/opportunity-list.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const now = nowOf(context);
  const all = getOpportunities().map(({ body: _, ...item }) => item);
  // A preview shows the page even while it is empty.
  if (all.length === 0 && !isPreview()) throw new Response("Nothing here yet", { status: 404 });
  return {
    page: getPage("opportunities"),
    open: all.filter((item) => !isClosed(item, now)),
    // What closed last is looked for first.
    closed: all.filter((item) => isClosed(item, now)).reverse(),
    changesAt: nextClosing(all, now),
  };
}

export default function Opportunities({ loaderData }: Route.ComponentProps) {
  const { page, open, closed, changesAt } = loaderData;
  const { labels } = page;
  usePageFacts({ changesAt });
  return (
    <>
      <PageOpening {...loaderData} tone="dye" art="head-opportunities" />
      <FeedLinks title={`OTC: ${page.breadcrumb}`} feed="opportunities" />
      <Section top="less" labelledBy="open" title={page.open.heading}>
        {open.length > 0 ? (
          <OpportunityList items={open} />
        ) : (
          <div className="stack">
            <p className="lead">{page.open.none}</p>
            <TextLink href={page.open.link.href}>{page.open.link.label}</TextLink>
          </div>
        )}
      </Section>
      {closed.length > 0 && (
        <Section top="none" labelledBy="closed" title={page.closed.heading}>
          <OpportunityList items={closed} areClosed />
        </Section>
      )}
      <Section top="none" bottom="less">
        <Downloads
          text={labels.follow}
          links={[
            ...feedFiles("opportunities"),
            { label: labels.allDeadlines, href: deadlinesPath, isFile: true },
          ]}
        />
      </Section>
    </>
  );
}
