import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { getHubItems } from "#schemas/hub.ts";
import { getOwnProducts } from "#schemas/own-products.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/innovation-hub";
import styles from "./innovation-hub.module.css";
import { InDevelopment } from "./parts/in-development.tsx";
import { SoonLabel } from "./parts/soon-label.tsx";
import { WarpPatches } from "./parts/warp-patches.tsx";

export function loader() {
  const page = getPage("innovation-hub");
  return {
    page,
    breadcrumbs: getBreadcrumbs(page),
    origin: getOrganisation().url,
    items: getHubItems(),
    products: getOwnProducts(),
  };
}

/** A loom with its cloth just begun: everything here is still to come. */
export default function InnovationHub({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, origin, items, products } = loaderData;
  const { inDevelopment } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <ShareCardMeta title={page.heading} breadcrumbs={breadcrumbs} tone="night" art="hub-loom" />
      <Surface as="section" tone="night" className={styles.loom}>
        <Container className={styles.head}>
          <div className={styles.words}>
            <Breadcrumbs {...breadcrumbs} />
            <h1>{page.heading}</h1>
            <p className="lead">{page.lead}</p>
            <p>
              <SoonLabel>{page.label}</SoonLabel>
            </p>
          </div>
          <Art name="hub-loom" className={styles.art} loading="eager" />
        </Container>
        <div className={styles.warp}>
          <Container>
            <WarpPatches items={items} soon={page.label} />
          </Container>
        </div>
      </Surface>
      <SelvedgeBand />
      <Section labelledBy="in-development">
        <SectionHead title={inDevelopment.heading} id="in-development">
          <TextLink href={inDevelopment.link.href}>{inDevelopment.link.label}</TextLink>
        </SectionHead>
        <InDevelopment products={products} soon={page.label} />
        <p className={styles.more}>
          <ButtonLink href={page.link.href} icon="arrow-right">
            {page.link.label}
          </ButtonLink>
        </p>
      </Section>
    </>
  );
}
