import type { ArtSource } from "#app/art/art-source.ts";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { SearchResponse } from "#app/search/run-search.ts";
import styles from "./best-bet-panel.module.css";

interface BestBetPanelProps {
  bet: NonNullable<SearchResponse["best"]>;
  door: ArtSource;
}

/** The page that answers a question, above all that was found. */
export function BestBetPanel({ bet, door }: BestBetPanelProps) {
  const { href, heading, text, action } = bet;
  return (
    <Surface as="section" tone="jac" className={styles.best} aria-labelledby="best">
      <img {...door} className={styles.door} alt="" />
      <div className={styles.words}>
        <p className={styles.kicker}>Start here</p>
        <h2 className={styles.heading} id="best">
          <a href={href}>{heading}</a>
        </h2>
        <p>{text}</p>
      </div>
      <p className={styles.action}>
        <ButtonLink href={href} icon="arrow-right">
          {action}
        </ButtonLink>
      </p>
    </Surface>
  );
}
