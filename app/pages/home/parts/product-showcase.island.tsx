import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import { PauseButton } from "./pause-button.tsx";
import styles from "./product-showcase.module.css";
import { useSlides } from "./use-slides.ts";

/** Milliseconds that each ground stays behind the cards (specification, section 9). */
const interval = 4000;

/** The four offers; the ground behind changes with the current card, which is the first without script. */
function ProductShowcase({ heading, intro, cards }: PageContent<"home">["products"]) {
  const slides = useSlides(cards.length, interval);
  const { current, setCurrent, isHydrated, preloaded, holdHandlers } = slides;
  return (
    <div className={styles.showcase} data-hydrated={isHydrated || undefined} {...holdHandlers}>
      <div className={`no-print fill ${styles.grounds}`} aria-hidden="true">
        {cards.map((card, index) => (
          <img
            key={card.image}
            src={card.image}
            alt=""
            loading="lazy"
            width={1200}
            height={700}
            data-current={index === current}
            data-preloaded={preloaded.has(index) || undefined}
          />
        ))}
      </div>
      <div className={`container ${styles.content}`}>
        <div className={`split columns-7-5 ${styles.head}`}>
          <h2>{heading}</h2>
          <div className={styles.intro}>
            <p>{intro}</p>
            <PauseButton slides={slides} what="changing background" className={styles.pause} />
          </div>
        </div>
        <div className={styles.cards}>
          {cards.map((card, index) => (
            <article
              key={card.title}
              aria-label={card.title}
              className={styles.card}
              data-current={index === current}
              onPointerEnter={() => setCurrent(index)}
              onFocus={() => setCurrent(index)}
            >
              <Mark name={card.icon} className={styles.mark} />
              <h3>{card.title}</h3>
              <p>{card.description}</p>
              <TextLink href={card.link.href}>{card.link.label}</TextLink>
            </article>
          ))}
        </div>
      </div>
    </div>
  );
}

export default defineIsland("product-showcase", ProductShowcase);
