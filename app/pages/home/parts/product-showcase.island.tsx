import { useCallback, useState } from "react";
import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./product-showcase.module.css";
import { SquareButton } from "./square-button.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { usePreloadedSlides } from "./use-preloaded-slides.ts";

/** Milliseconds that each ground stays behind the cards (specification, section 9). */
const interval = 4000;

type ProductShowcaseProps = PageContent<"home">["products"];

/**
 * The four offers on the home page. The ground behind them changes with the current card; pointing at a
 * card or reaching it with the keyboard makes it the current one. Without JavaScript the first one is.
 */
function ProductShowcase({ heading, intro, cards, pause, play }: ProductShowcaseProps) {
  const [current, setCurrent] = useState(0);
  const advance = useCallback(
    () => setCurrent((index) => (index + 1) % cards.length),
    [cards.length],
  );
  const { isPlaying, isHydrated, setPlaying, holdHandlers } = useAutoplay(advance, interval);
  const preloaded = usePreloadedSlides(current, cards.length, isHydrated);

  return (
    <div className={styles.showcase} data-hydrated={isHydrated || undefined} {...holdHandlers}>
      <div className={styles.grounds} aria-hidden="true">
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
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <div className={styles.intro}>
            <p>{intro}</p>
            <SquareButton
              className={styles.pause}
              icon={isPlaying || !isHydrated ? "pause" : "play"}
              label={isPlaying || !isHydrated ? pause : play}
              onClick={() => setPlaying(!isPlaying)}
            />
          </div>
        </div>
        <div className={styles.cards}>
          {cards.map((card, index) => (
            <article
              key={card.title}
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
