import type { ReactNode } from "react";
import type { ArtFile } from "#app/art/art-source.ts";
import { Art } from "#app/components/art/art.tsx";
import { Mark, type MarkName } from "#app/components/art/mark.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./detail-card.module.css";
import { Surface, type SurfaceTone } from "./surface.tsx";

interface DetailCardProps {
  title: string;
  /** Shown on the closed card too. */
  description?: ReactNode;
  /** Shown on the open card. */
  children: ReactNode;
  /** The two labels of the toggle: "View Details" and "Hide Details". */
  labels: { view: string; hide: string };
  as?: "h2" | "h3";
  /** Target of links to this card. */
  id?: string | undefined;
  /** Default: the quiet second ground. */
  tone?: SurfaceTone | undefined;
  /** Cloth at the edge of the card: a band on top, or a strip at the side where there is room. */
  art?: ArtFile | (string & {}) | undefined;
  /** A sign before the title, where there is no cloth. */
  mark?: MarkName | undefined;
  /** Side of the strip of cloth. */
  side?: "left" | "right";
  className?: string | undefined;
}

/**
 * A card that opens, independently of others. The heading is outside `<summary>`, so that screen readers list it; the
 * toggle repeats the title in its name.
 */
export function DetailCard(props: DetailCardProps) {
  const { title, description, children, labels, as: Heading = "h3", tone, art, mark } = props;
  return (
    <Surface
      as="article"
      tone={tone}
      id={props.id}
      className={classNames(styles.card, props.className)}
      data-side={art ? (props.side ?? "left") : undefined}
    >
      <div className={styles.grid}>
        {art && (
          <div className={styles.cloth}>
            <Art name={art} />
          </div>
        )}
        <div className={styles.text}>
          {mark && <Mark name={mark} />}
          <Heading className={styles.title}>{title}</Heading>
          {description && <p className={styles.description}>{description}</p>}
          <details className={styles.details}>
            <summary className={styles.toggle}>
              <span>
                <span className={styles.view}>{labels.view}</span>
                <span className={styles.hide}>{labels.hide}</span>
                <span className="visually-hidden">: {title}</span>
              </span>
              <Icon name="chevron-down" />
            </summary>
            <div className={styles.content}>{children}</div>
          </details>
        </div>
      </div>
    </Surface>
  );
}
