import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { LetterText } from "../components/letter-text.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { newsletterContext } from "../request-context.ts";
import type { Route } from "./+types/newsletter-issue";

/** @throws Response 404 when no issue with this name was sent */
export async function loader({ context, params }: Route.LoaderArgs) {
  const archive = getPage("newsletter-archive");
  const issue = await context.get(newsletterContext)?.findIssue(params.slug);
  if (!issue) throw new Response(null, { status: 404 });
  return {
    archive,
    issue,
    breadcrumbs: getTrail({ breadcrumb: issue.subject, parent: archive.id }),
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
