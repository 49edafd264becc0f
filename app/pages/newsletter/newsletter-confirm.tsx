import { Button } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/newsletter-confirm";

export function loader({ context }: Route.LoaderArgs) {
  const page = getPage("newsletter-confirm");
  const state = context.get(requestContext).linkState === "confirmed" ? "confirmed" : "ready";
  const { heading } = page[state];
  return { page: namePage({ ...page, ...page[state], title: `${heading} – OTC` }), state };
}

/**
 * Opening the page changes nothing: mail scanners open links too. Its form posts to wherever it was opened,
 * so that no page has the token and all links share this one.
 */
export default function NewsletterConfirm({ loaderData }: Route.ComponentProps) {
  const { page, state } = loaderData;
  const { ready } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="head-newsletter" noIndex>
        {state === "ready" && (
          <form method="post">
            <Button type="submit">{ready.button}</Button>
          </form>
        )}
      </PageOpening>
      <Section top="less">{state === "ready" && <p>{ready.note}</p>}</Section>
    </>
  );
}
