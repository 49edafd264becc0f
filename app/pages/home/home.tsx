import { drawArt } from "#app/art/art-files.ts";
import { artSource } from "#app/art/art-source.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageMeta, ShareCardMeta } from "#app/components/text/page-meta.tsx";
import { Island } from "#app/islands/island.tsx";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getPillars } from "#schemas/site/pillars.ts";
import { getPurpose } from "#schemas/site/purpose.ts";
import { getValues } from "#schemas/site/values.ts";
import type { Route } from "./+types/home";
import heroSlideshow from "./parts/hero-slideshow.island.tsx";
import { PillarWeave } from "./parts/pillar-weave.tsx";
import productShowcase from "./parts/product-showcase.island.tsx";
import { StatementPair } from "./parts/statement-pair.tsx";
import { ValueLedger } from "./parts/value-ledger.tsx";

export function loader() {
  const page = getPage("home");
  return {
    page,
    // Islands get addresses of drawings, so that the list of all drawings stays out of the browser.
    hero: { ...page.hero, slides: page.hero.slides.map(withImageSource) },
    products: { ...page.products, cards: page.products.cards.map(withImageSource) },
    origin: getOrganisation().url,
    pillars: getPillars(),
    purpose: getPurpose(),
    values: getValues(),
    map: drawArt("hero-africa"),
  };
}

function withImageSource<Item extends { image: string }>(item: Item): Item {
  return { ...item, image: artSource(item.image).src };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, hero, products, origin, pillars, purpose, values, map } = loaderData;
  const { about } = page;
  return (
    <>
      <PageMeta {...page} origin={origin} />
      <ShareCardMeta title={hero.first.message} tone="leaf" art="africa" />
      <Island of={heroSlideshow} when="idle" props={hero} statics={{ map }} />
      <SelvedgeBand />
      <Section bottom="none" isBleeding>
        <Container>
          <SectionHead title={page.pillars.heading}>
            <p>{page.pillars.intro}</p>
            <TextLink href={page.pillars.link.href}>{page.pillars.link.label}</TextLink>
          </SectionHead>
        </Container>
        <PillarWeave pillars={pillars} />
      </Section>
      <Surface as="section" tone="leaf">
        <Island of={productShowcase} when="visible" props={products} />
      </Surface>
      <Section className="clip">
        <SectionHead title={about.heading}>
          <p>{purpose.whatOtcIs}</p>
        </SectionHead>
        <StatementPair mission={purpose.mission} vision={purpose.vision} />
        <ValueLedger heading={about.valuesHeading} values={values}>
          <TextLink href={about.link.href}>{about.link.label}</TextLink>
        </ValueLedger>
      </Section>
    </>
  );
}
