import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Button } from "../components/button.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { newsletterContext } from "../request-context.ts";
import type { Route } from "./+types/newsletter-confirm";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = getPage("newsletter-confirm");
  const state =
    (await context.get(newsletterContext)?.confirmationState(params.token)) ?? "expired";
  return {
    page,
    state,
    breadcrumbs: getTrail(page),
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
