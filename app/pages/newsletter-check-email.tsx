import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { AnswerPage } from "../components/answer-page.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import type { Route } from "./+types/newsletter-check-email";

export function loader() {
  const page = getPage("newsletter-check-email");
  return { page, breadcrumbs: getTrail(page), origin: getOrganisation().url };
}

/** Where a subscription sent without JavaScript arrives; the same for every address. */
export default function NewsletterCheckEmail({
  loaderData: { page, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <AnswerPage
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
        next={page.next}
      />
    </>
  );
}
