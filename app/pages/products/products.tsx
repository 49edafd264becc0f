import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getProducts } from "#schemas/products.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/products";
import { ClosingNote } from "./parts/closing-note.tsx";
import { OfferStair } from "./parts/offer-stair.tsx";
import styles from "./products.module.css";

export function loader() {
  const page = getPage("products");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    offers: getProducts(),
    soon: getMessages().buttons.comingSoon,
  };
}

export default function Products({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, offers, soon } = loaderData;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <ShareCardMeta title={page.heading} breadcrumbs={breadcrumbs} tone="bark" art="bolt-clinic" />
      <Container className={styles.head}>
        <Breadcrumbs {...breadcrumbs} />
        <SectionHead as="h1" title={page.heading} className={styles.title}>
          <p>{page.lead}</p>
        </SectionHead>
      </Container>
      <OfferStair offers={offers} soon={soon} />
      <ClosingNote {...page.closing} />
    </>
  );
}
