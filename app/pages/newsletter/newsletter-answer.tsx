import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";

/**
 * Where the forms of the newsletter lead: to the first, which is the same for every address, when a
 * subscription was sent without JavaScript, and to the others from the links in our letters.
 */
const answers = [
  "newsletter-check-email",
  "newsletter-confirmed",
  "newsletter-unsubscribed",
  "newsletter-erased",
] as const;

export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname;
  const page = answers.map((id) => getPage(id)).find((answer) => answer.path === path);
  if (!page) throw new Error(`No answer of the newsletter has the address ${path}.`);
  return { page, breadcrumbs: getBreadcrumbs(page), origin: getOrganisation().url };
}

interface NewsletterAnswerProps {
  loaderData: ReturnType<typeof loader>;
}

/** One screen for every answer of the newsletter: what happened, and where to go from here. */
export default function NewsletterAnswer({ loaderData }: NewsletterAnswerProps) {
  const { page, breadcrumbs, origin } = loaderData;
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
