import { Art } from "#app/components/art/art.tsx";
import { Badge } from "#app/components/base/badge.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import type { LitigationCase } from "#collections/cases/cases.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./two-doors.module.css";

interface TwoDoorsProps {
  doors: PageContent<"home">["doors"];
  decided: Pick<LitigationCase, "statusType" | "path">;
}

/** Two ways in, right under the hero: for those to whom something happened, and the proof that the law works. */
export function TwoDoors({ doors, decided }: TwoDoorsProps) {
  const { label, misused, decision } = doors;
  return (
    <nav className={styles.doors} aria-label={label}>
      <Surface tone="jac">
        <a className={styles.door} href={misused.link.href}>
          <Art name="door-loan-app" />
          <span className={`stack gap-2 ${styles.words}`}>
            <strong>{misused.heading}</strong>
            <span>{misused.text}</span>
            <span className={`tap gap-2 ${styles.action}`}>
              {misused.link.label} <Icon name="arrow-right" />
            </span>
          </span>
        </a>
      </Surface>
      {/* No pattern on this half: proof before pattern. */}
      <Surface tone="bark">
        <a className={styles.door} href={decided.path}>
          <span className={`stack gap-2 ${styles.words}`}>
            <strong>{decision.heading}</strong>
            <Badge kind={decided.statusType}>{decision.day}</Badge>
            <span>{decision.text}</span>
            <span className={`tap gap-2 ${styles.action}`}>
              {decision.action} <Icon name="arrow-right" />
            </span>
          </span>
        </a>
      </Surface>
    </nav>
  );
}
