import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { newsletterContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/newsletter-issue";
import { LetterText } from "./parts/letter-text.tsx";

/** @throws Response 404 when no issue with this name was sent */
export async function loader({ context, params }: Route.LoaderArgs) {
  const archive = getPage("newsletter-archive");
  const issue = await context.get(newsletterContext)?.findIssue(params.slug);
  if (!issue) throw new Response(null, { status: 404 });
  return {
    archive,
    issue,
    breadcrumbs: getBreadcrumbs({ breadcrumb: issue.subject, parent: archive.id }),
    origin: getOrganisation().url,
  };
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const { archive, issue, breadcrumbs, origin } = loaderData;
  return (
    <>
      <PageMeta
        title={`${issue.subject} – OTC`}
        description={issue.summary}
        path={`${archive.path}/${issue.slug}`}
        origin={origin}
      />
      <PageHead
        hasCard={false}
        tone="jac"
        breadcrumbs={breadcrumbs}
        title={issue.subject}
        lead={`${archive.sentOn} ${issue.sentOn}`}
      />
      <Section top="less">
        <LetterText html={issue.html} />
        <p>
          <TextLink href={archive.path}>{archive.back}</TextLink>
        </p>
      </Section>
    </>
  );
}
