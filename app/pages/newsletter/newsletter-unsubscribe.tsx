import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { newsletterContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/newsletter-unsubscribe";
import { LeaveForm } from "./parts/leave-form.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = getPage("newsletter-unsubscribe");
  return {
    page,
    isKnown: (await context.get(newsletterContext)?.canLeave(params.token)) ?? false,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    action: `${page.path}/${encodeURIComponent(params.token)}`,
  };
}

/** The page behind the link at the end of each newsletter. Opening it changes nothing. */
export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const { page, isKnown, breadcrumbs, origin, action } = loaderData;
  const labels = isKnown ? page.known : page.unknown;
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <PageHead
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={labels.heading}
        lead={labels.lead}
      />
      <Section top="less">
        {isKnown ? (
          <LeaveForm action={action} button={page.known.button} erase={page.known.erase} />
        ) : (
          <TextLink href={page.unknown.link.href}>{page.unknown.link.label}</TextLink>
        )}
      </Section>
    </>
  );
}
