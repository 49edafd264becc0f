import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { AnswerPage } from "../components/answer-page.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import type { Route } from "./+types/contact-sent";

export function loader() {
  const page = getPage("contact-sent");
  return { page, breadcrumbs: getTrail(page), origin: getOrganisation().url };
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
