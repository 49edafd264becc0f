import { getMessages } from "#content/schemas/messages.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getProducts } from "#content/schemas/products.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { ClosingNote } from "../components/closing-note.tsx";
import { OfferStair } from "../components/offer-stair.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { Wrap } from "../components/wrap.tsx";
import type { Route } from "./+types/products";
import styles from "./products.module.css";

export function loader() {
  const page = getPage("products");
  return {
    page,
    breadcrumbs: getTrail(page),
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
      <Wrap className={styles.head}>
        <Breadcrumbs {...breadcrumbs} />
        <SectionHead as="h1" title={page.heading} className={styles.title}>
          <p>{page.lead}</p>
        </SectionHead>
      </Wrap>
      <OfferStair offers={offers} soon={soon} />
      <ClosingNote {...page.closing} />
    </>
  );
}
