import { artSource } from "#app/art/art-source.ts";
import map from "#app/art/drawings/hero-africa.svg?raw";
import { Art } from "#app/components/art/art.tsx";
import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SectionHead } from "#app/components/layout/section-head.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { getCases } from "#collections/cases/cases.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { getPillars, getPurpose, getValues } from "#collections/site/strategy.ts";
import type { Route } from "./+types/home";
import styles from "./home.module.css";
import heroSlideshow from "./parts/hero-slideshow.island.tsx";
import productShowcase from "./parts/product-showcase.island.tsx";
import { TwoDoors } from "./parts/two-doors.tsx";

export function loader() {
  const page = getPage("home");
  return {
    page,
    // Islands get addresses of drawings, so that the list of all drawings stays out of the browser.
    hero: {
      ...page.hero,
      slides: page.hero.slides.map(withImageSource),
    },
    products: { ...page.products, cards: page.products.cards.map(withImageSource) },
  };
}

function withImageSource<Item extends { image: string }>(item: Item): Item {
  return { ...item, image: artSource(item.image).src };
}

/** Says how many laws the library holds where a line asks for it. */
function withCount(line: string): string {
  return fillPlaceholders(line, { laws: getLaws().length });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, hero, products } = loaderData;
  const { about, doors, figures } = page;
  const { whatOtcIs, mission, vision } = getPurpose();
  const decided = getCases().find(({ slug }) => slug === doors.decision.case);
  return (
    <>
      <PageHead
        page={{ ...page, heading: hero.first.message }}
        origin={getOrganisation().url}
        tone="leaf"
        art="africa"
      />
      <Island of={heroSlideshow} when="idle" props={hero} statics={{ map }} />
      <SelvedgeBand className={styles.border} />
      {decided && <TwoDoors doors={doors} decided={decided} />}
      <Container>
        <details className={styles.figures}>
          <summary className="tap">{figures.heading}</summary>
          <PlainList items={figures.items.map(withCount)} />
        </details>
      </Container>
      <Section top="less" bottom="none" isBleeding>
        <Container>
          <SectionHead title={page.pillars.heading}>
            <p>{page.pillars.intro}</p>
            <TextLink href={page.pillars.link.href}>{page.pillars.link.label}</TextLink>
          </SectionHead>
        </Container>
        <div className={styles.pillars}>
          {getPillars().map(({ id, title, description, art }) => (
            <article key={id} className={styles.pillar}>
              <Art name={art} className={styles.cloth} />
              <div className={styles.text}>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </article>
          ))}
        </div>
      </Section>
      <Surface as="section" tone="leaf">
        <Island of={productShowcase} when="visible" props={products} />
      </Surface>
      <Section className="clip">
        <SectionHead title={about.heading}>
          <p>{whatOtcIs}</p>
        </SectionHead>
        <div className={styles.purpose}>
          <div>
            <h3>{mission.heading}</h3>
            <p className={styles.mission}>{mission.statement}</p>
            <p className={`lead ${styles.how}`}>{mission.how}</p>
          </div>
          <div className={styles.vision}>
            <h3>{vision.heading}</h3>
            <p>{vision.statement}</p>
          </div>
        </div>
        <div className={styles.values}>
          <div className={styles.basket} aria-hidden="true">
            <Art name="coil-values" />
          </div>
          <div>
            <h2 className={styles.heading}>{about.valuesHeading}</h2>
            <ItemList items={getValues()}>{({ icon }) => <Mark name={icon} />}</ItemList>
            <div className={styles.after}>
              <TextLink href={about.link.href}>{about.link.label}</TextLink>
            </div>
          </div>
        </div>
      </Section>
    </>
  );
}
