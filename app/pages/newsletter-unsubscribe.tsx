import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { LeaveForm } from "../components/leave-form.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { newsletterContext } from "../request-context.ts";
import type { Route } from "./+types/newsletter-unsubscribe";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = getPage("newsletter-unsubscribe");
  return {
    page,
    isKnown: (await context.get(newsletterContext)?.canLeave(params.token)) ?? false,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    action: `${page.path}/${encodeURIComponent(params.token)}`,
  };
}

/** The page behind the link at the end of each newsletter. Opening it changes nothing. */
export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const { page, isKnown, breadcrumbs, origin, action } = loaderData;
  const words = isKnown ? page.known : page.unknown;
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <PageHead
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={words.heading}
        lead={words.lead}
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
