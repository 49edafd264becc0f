import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { requestContext } from "#app/request-context.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/newsletter-unsubscribe";
import styles from "./newsletter-unsubscribe.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const page = getPage("newsletter-unsubscribe");
  const isKnown = context.get(requestContext).linkState === "ready";
  const labels = isKnown ? page.known : page.unknown;
  return { page: namePage({ ...page, ...labels, title: `${labels.heading} – OTC` }), isKnown };
}

/** Opening it changes nothing. Its form posts to wherever it was opened, so that no page has the token. */
export default function NewsletterUnsubscribe({ loaderData }: Route.ComponentProps) {
  const { page, isKnown } = loaderData;
  const { known, unknown } = page;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="head-newsletter" noIndex />
      <Section top="less">
        {isKnown ? (
          <form className="stack gap-3" method="post">
            <label className={styles.choice}>
              <input type="checkbox" name="erase" value="yes" aria-describedby="erase-hint" />
              <span>{known.erase.label}</span>
            </label>
            <p className={styles.hint} id="erase-hint">
              {known.erase.hint}
            </p>
            <div>
              <Button type="submit">{known.button}</Button>
            </div>
          </form>
        ) : (
          <TextLink href={unknown.link.href}>{unknown.link.label}</TextLink>
        )}
      </Section>
    </>
  );
}
