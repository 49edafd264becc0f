import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/contact-sent";

export function loader() {
  const page = getPage("contact-sent");
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}

/** Where a message sent without JavaScript arrives. */
export default function ContactSent({
  loaderData: { page, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...page} origin={origin} noIndex />
      <AnswerPage
        art="head-contact"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
        next={page.next}
      />
    </>
  );
}
