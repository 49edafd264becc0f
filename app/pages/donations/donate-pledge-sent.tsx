import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-pledge-sent";

export function loader() {
  const { pledge, next } = getGiving();
  return {
    labels: pledge.sent,
    next,
    breadcrumbs: getBreadcrumbs({ breadcrumb: pledge.sent.heading, parent: "donate" }),
    origin: getOrganisation().url,
  };
}

/** Where a pledge arrives. */
export default function DonatePledgeSent({
  loaderData: { labels, next, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...labels} path="/donate/pledge/sent" origin={origin} noIndex />
      <AnswerPage
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={labels.heading}
        lead={labels.lead}
        next={next}
      />
    </>
  );
}
