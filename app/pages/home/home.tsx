import { artSource } from "#app/art/art-source.ts";
import map from "#app/art/drawings/hero-africa.svg?raw";
import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import patchList from "#app/components/lists/patches.module.css";
import { Fold } from "#app/components/text/fold.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { Island } from "#app/islands/island.tsx";
import { todayOf } from "#app/request-context.ts";
import { getCases } from "#collections/cases/cases.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { joinList } from "#collections/formats/join-list.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getLinkedPillars, getPurpose, getValues } from "#collections/site/strategy.ts";
import type { Route } from "./+types/home";
import styles from "./home.module.css";
import heroSlideshow from "./parts/hero-slideshow.island.tsx";
import { Now } from "./parts/now.tsx";
import productShowcase from "./parts/product-showcase.island.tsx";
import { TwoDoors } from "./parts/two-doors.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const page = getPage("home");
  return {
    page,
    today: todayOf(context),
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

function withCount(line: string): string {
  return fillPlaceholders(line, { laws: getLaws().length });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, hero, products, today } = loaderData;
  const { about, doors, figures } = page;
  const { mission, vision } = getPurpose();
  const decided = getCases().find(({ slug }) => slug === doors.decision.case);
  return (
    <>
      <PageHead page={{ ...page, heading: hero.first.message }} />
      <Island of={heroSlideshow} when="idle" props={hero} statics={{ map }} />
      <SelvedgeBand className={styles.border} />
      {decided && <TwoDoors doors={doors} decided={decided} />}
      <Container className={styles.pillars}>
        {/* Near the numbers of the hero. */}
        <Fold
          isLine
          title={`${figures.heading}: ${joinList(hero.first.stats.map(({ value }) => value))}`}
        >
          <PlainList items={figures.items.map(withCount)} />
        </Fold>
        <SectionHead {...page.pillars} />
        <ItemList items={getLinkedPillars()} className={`covers ${patchList.list}`} />
      </Container>
      <Surface as="section" tone="leaf">
        <Island of={productShowcase} when="visible" props={products} />
      </Surface>
      <Now news={page.news} today={today} />
      <Container className={styles.about}>
        <div className={styles.purpose}>
          <div>
            <h2>{about.heading}</h2>
            <TextLink {...about.link} />
          </div>
          {[mission, vision].map(({ heading, statement }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <p className="title-2">{statement}</p>
            </div>
          ))}
        </div>
        <h3 className="visually-hidden">{about.valuesHeading}</h3>
        <ul className={`row ${styles.values}`}>
          {getValues().map(({ title, icon }) => (
            <li key={title} className="title-2">
              <Mark name={icon} />
              {title}
            </li>
          ))}
        </ul>
      </Container>
    </>
  );
}
