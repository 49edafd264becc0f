import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { IssueList } from "../components/issue-list.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { TitleAndLead } from "../components/title-and-lead.tsx";
import { newsletterContext } from "../request-context.ts";
import type { Route } from "./+types/newsletter-archive";

export async function loader({ context }: Route.LoaderArgs) {
  const page = getPage("newsletter-archive");
  return {
    page,
    issues: (await context.get(newsletterContext)?.listIssues()) ?? [],
    breadcrumbs: getTrail(page),
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
