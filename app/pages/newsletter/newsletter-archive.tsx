import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { newsletterContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/newsletter-archive";
import { IssueList } from "./parts/issue-list.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const page = getPage("newsletter-archive");
  return {
    page,
    issues: (await context.get(newsletterContext)?.listIssues()) ?? [],
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
  };
}

export default function NewsletterArchive({ loaderData }: Route.ComponentProps) {
  const { page, issues, breadcrumbs, origin } = loaderData;
  const { empty } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={page.heading}
        href="/newsletter/feed.xml"
      />
      <PageHead
        hasCard={false}
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        {issues.length === 0 ? (
          <>
            <TitleAndLead title={empty.heading} lead={empty.text} />
            <p>
              <TextLink href={empty.link.href}>{empty.link.label}</TextLink>
            </p>
          </>
        ) : (
          <IssueList
            issues={issues.map((issue) => ({ ...issue, href: `${page.path}/${issue.slug}` }))}
            sentOn={page.sentOn}
          />
        )}
        <p>
          <TextLink href="/newsletter/feed.xml">{page.feed}</TextLink>
        </p>
      </Section>
    </>
  );
}
