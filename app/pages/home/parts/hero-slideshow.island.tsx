import { useEffect, useRef } from "react";
import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { defineIsland } from "#app/islands/define-island.ts";
import { StaticHtml } from "#app/islands/static-html.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./hero-slideshow.module.css";
import { PauseButton } from "./pause-button.tsx";
import { useSlides, useSwipe } from "./use-slides.ts";

/** Milliseconds that each slide stays (specification, section 9). */
const interval = 6500;

/** The posters of the home page: without JavaScript a scrolling row with links as dots; hydrated, stacked. */
function HeroSlideshow({ label, first, slides }: PageContent<"home">["hero"]) {
  const count = slides.length + 1;
  const [primary, secondary] = first.actions;
  const section = useRef<HTMLElement>(null);
  const autoplay = useSlides(count, interval);
  const { current, setCurrent, isHydrated, isPlaying, setPlaying, preloaded } = autoplay;
  const choose = (index: number) => {
    setCurrent((index + count) % count);
    setPlaying(false);
  };
  const swipeHandlers = useSwipe((step) => choose(current + step));

  useEffect(() => {
    // Retains the slide to which the row was scrolled before hydration.
    const row = section.current?.querySelector("[data-slides]");
    if (row) setCurrent(Math.round(row.scrollLeft / row.clientWidth) || 0);
  }, [setCurrent]);

  const slideProps = (index: number) => ({
    id: `slide-${index + 1}`,
    role: "group",
    "aria-roledescription": "slide",
    "aria-label": `${index + 1} of ${count}`,
    "data-current": index === current,
    inert: isHydrated && index !== current,
  });

  return (
    <section
      ref={section}
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={label}
      data-hydrated={isHydrated || undefined}
      {...autoplay.holdHandlers}
    >
      <Surface tone="night" className={`no-print ${styles.bar}`}>
        <PauseButton slides={autoplay} what="slides" className={styles.pause} />
        <ol className={styles.dots}>
          {Array.from({ length: count }, (_, index) => {
            const dot = {
              className: styles.dot,
              "aria-label": `Go to slide ${index + 1} of ${count}`,
              "aria-current": index === current ? ("true" as const) : undefined,
            };
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              <li key={index}>
                {isHydrated ? (
                  <button type="button" {...dot} onClick={() => choose(index)}>
                    <i />
                  </button>
                ) : (
                  <a href={`#slide-${index + 1}`} {...dot}>
                    <i />
                  </a>
                )}
              </li>
            );
          })}
        </ol>
        <span className={styles.count} aria-hidden="true">
          {`${current + 1} / ${count}`}
        </span>
      </Surface>
      <div
        className={styles.slides}
        data-slides
        tabIndex={isHydrated ? undefined : 0}
        role="group"
        aria-label={label}
        aria-live={isHydrated && !isPlaying ? "polite" : "off"}
        {...(isHydrated ? swipeHandlers : {})}
      >
        <Surface
          tone={first.tone}
          className={`split ${styles.slide} ${styles.opening}`}
          {...slideProps(0)}
        >
          <div className={styles.text}>
            <p className={styles.badge}>
              <span>{first.badge}</span>
            </p>
            <h1 className={styles.title}>{first.message}</h1>
            <p className="lead">{first.lead}</p>
            <div className={`row ${styles.actions}`}>
              {primary && <ButtonLink {...primary} tone="gold" icon="arrow-right" />}
              {secondary && <TextLink href={secondary.href}>{secondary.label}</TextLink>}
            </div>
            <dl className={`row ${styles.stats}`}>
              {first.stats.map(({ value, label: counted }) => (
                <div key={counted}>
                  <dt>{counted}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <StaticHtml name="map" className={`no-print fill ${styles.art}`} />
        </Surface>
        {slides.map((slide, index) => (
          <Surface
            key={slide.image}
            tone={slide.tone}
            className={`split ${styles.slide}`}
            {...slideProps(index + 1)}
          >
            <div className={styles.text}>
              <p className={styles.kicker}>{slide.kicker}</p>
              <h2
                className={`${styles.title} ${slide.message.length > 60 ? styles.long : ""}`}
                // The page's heading is the poster that is up: the others cannot be heard.
                aria-level={index + 1 === current ? 1 : undefined}
              >
                {slide.lines
                  ? slide.lines.map((line) => (
                      <span key={line} className={styles.line}>
                        {line}{" "}
                      </span>
                    ))
                  : slide.message}
              </h2>
              <p className="lead">{slide.lead}</p>
              <div className={`row ${styles.actions}`}>
                <ButtonLink {...slide.action} icon="arrow-right" />
              </div>
            </div>
            <div className={`no-print fill ${styles.art}`} aria-hidden="true">
              <img
                src={slide.image}
                alt=""
                loading="lazy"
                width={720}
                height={720}
                data-preloaded={preloaded.has(index + 1) || undefined}
              />
            </div>
          </Surface>
        ))}
      </div>
    </section>
  );
}

export default defineIsland("hero-slideshow", HeroSlideshow);
