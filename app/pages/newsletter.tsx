import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Duo } from "../components/duo.tsx";
import { KangaCard } from "../components/kanga-card.tsx";
import { LetterContents } from "../components/letter-contents.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { Island } from "../islands/island.tsx";
import newsletterForm from "../islands/newsletter-form.island.tsx";
import { formOutcomeContext } from "../request-context.ts";
import type { Route } from "./+types/newsletter";

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
