import { TextLink } from "#app/components/base/text-link.tsx";
import newsletterForm from "#app/components/forms/newsletter-form.island.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { Island } from "#app/islands/island.tsx";
import { formOutcomeContext } from "#app/request-context.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/newsletter";
import { KangaCard } from "./parts/kanga-card.tsx";
import { LetterContents } from "./parts/letter-contents.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const page = getPage("newsletter");
  const { toasts, buttons, shell } = getMessages();
  const outcome = context.get(formOutcomeContext);
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    outcome: outcome?.form === "newsletter" ? outcome : null,
    labels: {
      success: toasts.newsletterSubscribed,
      failure: toasts.newsletterFailed,
      waiting: toasts.newsletterWaiting,
      waitingAlone: toasts.newsletterWaitingAlone,
      region: shell.notifications,
      dismiss: buttons.dismiss,
      subscribe: buttons.subscribeNow,
      subscribing: buttons.subscribing,
      label: page.card.email,
      note: page.card.privacy,
    },
  };
}

export default function Newsletter({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, outcome, labels } = loaderData;
  const { card, receive } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="jac"
        art="head-newsletter"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less">
        <TwoColumns>
          <KangaCard title={card.heading} id="join" tone="leaf">
            <Island
              of={newsletterForm}
              when="idle"
              props={{
                labels,
                noteLink: card.privacyLink,
                action: page.path,
                source: page.path,
                outcome,
              }}
            />
          </KangaCard>
          <LetterContents title={receive.heading} id="receive" paragraphs={receive.paragraphs}>
            <TextLink href={receive.archive.href}>{receive.archive.label}</TextLink>
          </LetterContents>
        </TwoColumns>
      </Section>
    </>
  );
}
