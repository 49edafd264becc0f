import { TextLink } from "#app/components/base/text-link.tsx";
import newsletterForm from "#app/components/forms/newsletter-form.island.tsx";
import { SelvedgeBand } from "#app/components/layout/container.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { Island } from "#app/islands/island.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { outcomeOf } from "#app/request-context.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import type { Route } from "./+types/newsletter";
import styles from "./newsletter.module.css";

export const loader = ({ context }: Route.LoaderArgs) => ({
  page: getPage("newsletter"),
  outcome: outcomeOf(context, "newsletter"),
});

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { page, outcome } = loaderData;
  const { card, receive, path } = page;
  const { toasts, buttons, shell, newsletterAlmostDone } = getMessages();
  const action = useSettings().formTargets.newsletter;
  const isOurs = action === path;
  return (
    <>
      <PageOpening {...loaderData} tone="jac" art="head-newsletter" />
      <Section top="less">
        <TwoColumns>
          <section className={styles.card} aria-labelledby="join">
            <SelvedgeBand />
            <Surface tone="leaf" className={styles.body}>
              <h2 className={styles.title} id="join">
                {card.heading}
              </h2>
              <Island
                of={newsletterForm}
                when="idle"
                props={{
                  labels: {
                    success: toasts.newsletterSubscribed,
                    failure: toasts.newsletterFailed,
                    waiting: toasts.newsletterWaiting,
                    region: shell.notifications,
                    dismiss: buttons.dismiss,
                    subscribe: buttons.subscribeNow,
                    almostDone: newsletterAlmostDone,
                    subscribing: buttons.subscribing,
                    label: card.email,
                    note: isOurs ? card.privacy : card.elsewhere,
                  },
                  noteLink: card.privacyLink,
                  action,
                  source: path,
                  outcome,
                }}
              />
            </Surface>
          </section>
          <section className={styles.contents} aria-labelledby="receive">
            <h2 id="receive" className="form-title">
              {receive.heading}
            </h2>
            <Paragraphs texts={receive.paragraphs} />
            {isOurs && <TextLink href={receive.archive.href}>{receive.archive.label}</TextLink>}
          </section>
        </TwoColumns>
      </Section>
    </>
  );
}
