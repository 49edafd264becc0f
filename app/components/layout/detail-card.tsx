import type { ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import foldStyles from "#app/components/base/fold.module.css";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./detail-card.module.css";

type DetailLabels = Record<"viewDetails" | "hideDetails", string>;

interface DetailCardProps {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  labels: DetailLabels;
  /** Target of links to this card. */
  id?: string | undefined;
  /** Cloth at the edge of the card: a band on top, or a strip at the side where there is room. */
  art?: ArtFile | (string & {}) | undefined;
  side?: "left" | "right";
  className?: string | undefined;
}

/** A card that opens. The heading is outside `<summary>`, so that screen readers list it. */
export function DetailCard(props: DetailCardProps) {
  const { title, description, children, labels, art } = props;
  return (
    <article
      id={props.id}
      aria-label={title}
      className={classNames(styles.card, props.className)}
      data-side={art ? (props.side ?? "left") : undefined}
    >
      <div className={styles.grid}>
        {art && (
          <div className={`no-print ${styles.cloth}`}>
            <Art name={art} />
          </div>
        )}
        <div className={styles.text}>
          <h3>{title}</h3>
          {description && <p className={styles.description}>{description}</p>}
          <Details of={title} labels={labels}>
            {children}
          </Details>
        </div>
      </div>
    </article>
  );
}

interface DetailsProps {
  /** What they are details of, for those who have links read out to them. */
  of: string;
  labels: DetailLabels;
  children: ReactNode;
}

/** What opens in a card: the words say what a press does. */
export function Details({ of, labels, children }: DetailsProps) {
  return (
    <details className={`unfolds ${styles.details}`}>
      <summary className={`no-print ${styles.toggle}`}>
        <span>
          <span className={foldStyles.view}>{labels.viewDetails}</span>
          <span className={foldStyles.hide}>{labels.hideDetails}</span>
          <span className="visually-hidden">: {of}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
