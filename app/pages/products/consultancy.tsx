import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getConsultancy } from "#schemas/consultancy.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/consultancy";
import styles from "./consultancy.module.css";
import { ClosingNote } from "./parts/closing-note.tsx";
import { PaymentString } from "./parts/payment-string.tsx";

export function loader() {
  const page = getPage("consultancy");
  const { viewDetails, hideDetails } = getMessages().buttons;
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    services: getConsultancy(),
    labels: { view: viewDetails, hide: hideDetails },
  };
}

export default function Consultancy({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, services, labels } = loaderData;
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
                labels={labels}
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
