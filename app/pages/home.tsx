import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getPillars } from "#content/schemas/pillars.ts";
import { getPurpose } from "#content/schemas/purpose.ts";
import { getValues } from "#content/schemas/values.ts";
import { drawArt } from "../art/art-files.ts";
import { artSource } from "../art/art-source.ts";
import { Field } from "../components/field.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PillarWeave } from "../components/pillar-weave.tsx";
import { Section } from "../components/section.tsx";
import { SectionHead } from "../components/section-head.tsx";
import { SelvedgeBand } from "../components/selvedge-band.tsx";
import { StatementPair } from "../components/statement-pair.tsx";
import { TextLink } from "../components/text-link.tsx";
import { ValueLedger } from "../components/value-ledger.tsx";
import { Wrap } from "../components/wrap.tsx";
import heroSlideshow from "../islands/hero-slideshow.island.tsx";
import { Island } from "../islands/island.tsx";
import productShowcase from "../islands/product-showcase.island.tsx";
import type { Route } from "./+types/home";

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
      <Island of={heroSlideshow} when="idle" props={hero} statics={{ map }} />
      <SelvedgeBand />
      <Section bottom="none" isBleeding>
        <Wrap>
          <SectionHead title={page.pillars.heading}>
            <p>{page.pillars.intro}</p>
            <TextLink href={page.pillars.link.href}>{page.pillars.link.label}</TextLink>
          </SectionHead>
        </Wrap>
        <PillarWeave pillars={pillars} />
      </Section>
      <Field as="section" tone="leaf">
        <Island of={productShowcase} when="visible" props={products} />
      </Field>
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
