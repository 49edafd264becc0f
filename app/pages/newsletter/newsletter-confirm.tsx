import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { newsletterContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/newsletter-confirm";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = getPage("newsletter-confirm");
  const state =
    (await context.get(newsletterContext)?.confirmationState(params.token)) ?? "expired";
  return {
    page,
    state,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    // Relative to nothing but the page itself, so the token stands in no other place.
    action: `${page.path}/${encodeURIComponent(params.token)}`,
  };
}

/** The page behind the link of the letter. Opening it changes nothing: mail scanners open links too. */
export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  const { page, state, breadcrumbs, origin, action } = loaderData;
  const { ready, expired } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <PageHead
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={page[state].heading}
        lead={page[state].lead}
      >
        {state === "ready" && (
          <form method="post" action={action}>
            <Button type="submit">{ready.button}</Button>
          </form>
        )}
      </PageHead>
      <Section top="less">
        {state === "ready" && <p>{ready.note}</p>}
        {state === "expired" && <TextLink href={expired.link.href}>{expired.link.label}</TextLink>}
      </Section>
    </>
  );
}
