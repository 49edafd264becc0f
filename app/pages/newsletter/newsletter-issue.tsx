import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { MarkdownText } from "#app/components/text/markdown-text.tsx";
import { requestContext } from "#app/request-context.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/newsletter-issue";
import styles from "./newsletter-issue.module.css";

/** @throws Response 404 when no issue with this name was sent */
export async function loader({ context, params }: Route.LoaderArgs) {
  const archive = getPage("newsletter-archive");
  const issue = await context.get(requestContext).newsletter?.findIssue(params.slug);
  if (!issue) throw new Response(null, { status: 404 });
  const { subject, summary, slug, sentOn, html } = issue;
  return {
    page: namePage({
      description: summary,
      path: `${archive.path}/${slug}`,
      heading: subject,
      lead: `${archive.sentOn} ${formatDay(sentOn)}`,
      parent: archive.id,
    }),
    html,
    archive: { href: archive.path, label: archive.back },
  };
}

export default function NewsletterIssue({ loaderData }: Route.ComponentProps) {
  const { html, archive } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" />
      <Section top="less">
        <MarkdownText html={html} className={styles.text} />
        <p>
          <TextLink href={archive.href}>{archive.label}</TextLink>
        </p>
      </Section>
    </>
  );
}
