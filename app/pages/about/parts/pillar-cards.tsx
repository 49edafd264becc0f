import { DetailCard, type DetailCardLabels } from "#app/components/layout/detail-card.tsx";
import type { Pillar } from "#schemas/site/pillars.ts";
import { ActivityList } from "./activity-list.tsx";
import styles from "./pillar-cards.module.css";

interface PillarCardsProps {
  pillars: readonly Pillar[];
  labels: DetailCardLabels;
}

/** The four pillars as cards that open, laid to the left and to the right in turn like a weft. */
export function PillarCards({ pillars, labels }: PillarCardsProps) {
  return (
    <div className={styles.cards}>
      {pillars.map(({ id, title, description, art, activities }, i) => (
        <DetailCard
          key={id}
          id={id}
          title={title}
          description={description}
          labels={labels}
          art={art}
          side={i % 2 ? "right" : "left"}
          className={styles.card}
        >
          <ActivityList activities={activities} />
        </DetailCard>
      ))}
    </div>
  );
}
