import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TitleAndLead } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { newsletterFeedPath } from "#collections/newsletters/newsletter-issue.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/newsletter-archive";
import styles from "./newsletter-archive.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  return {
    page: getPage("newsletter-archive"),
    issues: (await context.get(requestContext).newsletter?.listIssues()) ?? [],
  };
}

/** Newsletters that were sent, each a line like the spine of a bound volume. */
export default function NewsletterArchive({ loaderData }: Route.ComponentProps) {
  const { page, issues } = loaderData;
  const { empty } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="head-newsletter" />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={page.heading}
        href={newsletterFeedPath}
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
          <ol className={styles.list}>
            {issues.map(({ slug, subject, summary, sentOn }) => (
              <li key={slug}>
                <p className="muted">
                  {page.sentOn} <time dateTime={sentOn}>{formatDay(sentOn)}</time>
                </p>
                <div>
                  <h2 className="title-3">
                    <a href={`${page.path}/${slug}`}>{subject}</a>
                  </h2>
                  {summary && <p>{summary}</p>}
                </div>
              </li>
            ))}
          </ol>
        )}
        <p>
          <TextLink href={newsletterFeedPath}>{page.feed}</TextLink>
        </p>
      </Section>
    </>
  );
}
