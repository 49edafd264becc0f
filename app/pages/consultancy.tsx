import { getConsultancy } from "#content/schemas/consultancy.ts";
import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { ClosingNote } from "../components/closing-note.tsx";
import { DetailCard } from "../components/detail-card.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PaymentString } from "../components/payment-string.tsx";
import { PlainList } from "../components/plain-list.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import type { Route } from "./+types/consultancy";
import styles from "./consultancy.module.css";

export function loader() {
  const page = getPage("consultancy");
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getTrail(page),
    origin: getOrganisation().url,
    services: getConsultancy(),
    words: { view: viewDetails, hide: hideDetails },
  };
}

export default function Consultancy({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, services, words } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <PageHead
        tone="gold"
        art="head-consultancy"
        breadcrumbs={breadcrumbs}
        title={page.heading}
        lead={page.lead}
      />
      <Section top="less" bottom="less" labelledBy="payment">
        <SectionHead title={page.payment.heading} id="payment">
          <p>{page.payment.intro}</p>
        </SectionHead>
        <PaymentString ways={page.payment.ways} />
      </Section>
      <Section tone="leaf" labelledBy="advice">
        <div className={styles.advice}>
          <h2 id="advice">{page.cardsHeading}</h2>
          <div className={styles.cards}>
            {services.map((service) => (
              <DetailCard
                key={service.slug}
                id={service.slug}
                title={service.title}
                description={service.description}
                words={words}
                className={styles.card}
              >
                <PlainList items={service.services} />
              </DetailCard>
            ))}
          </div>
        </div>
      </Section>
      <ClosingNote {...page.closing} />
    </>
  );
}
