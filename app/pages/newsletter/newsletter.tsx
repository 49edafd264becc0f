import { TextLink } from "#app/components/base/text-link.tsx";
import newsletterForm from "#app/components/forms/newsletter-form.island.tsx";
import { Duo } from "#app/components/layout/duo.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { Island } from "#app/islands/island.tsx";
import { formOutcomeContext } from "#app/request-context.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getTrail } from "#schemas/pages/trail.ts";
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
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    outcome: outcome?.form === "newsletter" ? outcome : null,
    words: {
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
  const { page, breadcrumbs, origin, outcome, words } = loaderData;
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
        <Duo>
          <KangaCard title={card.heading} id="join" tone="leaf">
            <Island
              of={newsletterForm}
              when="idle"
              props={{
                words,
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
        </Duo>
      </Section>
    </>
  );
}
