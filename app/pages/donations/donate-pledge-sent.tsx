import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getTrail } from "#schemas/pages/trail.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/donate-pledge-sent";

export function loader() {
  const { pledge, next } = getGiving();
  return {
    words: pledge.sent,
    next,
    breadcrumbs: getTrail({ breadcrumb: pledge.sent.heading, parent: "donate" }),
    origin: getOrganisation().url,
  };
}

/** Where a pledge arrives. */
export default function DonatePledgeSent({
  loaderData: { words, next, breadcrumbs, origin },
}: Route.ComponentProps) {
  return (
    <>
      <PageMeta {...words} path="/donate/pledge/sent" origin={origin} noIndex />
      <AnswerPage
        tone="gold"
        art="head-donate"
        breadcrumbs={breadcrumbs}
        title={words.heading}
        lead={words.lead}
        next={next}
      />
    </>
  );
}
