import { DetailCard } from "#app/components/layout/detail-card.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getConsultancy } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import styles from "./consultancy.module.css";
import { ClosingNote } from "./parts/closing-note.tsx";

export default function Consultancy() {
  const page = getPage("consultancy");
  return (
    <>
      <PageOpening page={page} tone="gold" art="head-consultancy" />
      <Section top="less" bottom="less" labelledBy="payment">
        <SectionHead {...page.payment} id="payment" />
        <ItemList
          items={page.payment.ways.map((way) => ({ ...way, art: "cowrie" }))}
          className={`split-medium ${styles.ways}`}
        />
      </Section>
      <Section tone="leaf" labelledBy="advice">
        <div className={`split-medium columns-4-8 gap-7 ${styles.advice}`}>
          <h2 id="advice">{page.cardsHeading}</h2>
          <div className="stack">
            {getConsultancy().map((service) => (
              <DetailCard
                key={service.slug}
                id={service.slug}
                title={service.title}
                description={service.description}
                labels={getMessages().buttons}
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
