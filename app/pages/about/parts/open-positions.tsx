import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./open-positions.module.css";

interface OpenPositionsProps {
  join: PageContent<"team">["join"];
  /** Address of the list of opportunities, while one of them is open. */
  openings: string | undefined;
}

/**
 * A button that says how many positions are open, in its own place and before anybody leaves the page; it
 * leads to them when there are some.
 */
export function OpenPositions({ join, openings }: OpenPositionsProps) {
  const { action, noOpenings, write } = join;
  if (openings) {
    return (
      <div className="stack">
        <p>{join.openings}</p>
        <p>
          <ButtonLink href={openings} label={action} tone="gold" icon="arrow-right" />
        </p>
      </div>
    );
  }
  return (
    <details className={styles.positions}>
      <summary className={styles.open}>
        {action} <Icon name="chevron-down" />
      </summary>
      <p>{noOpenings}</p>
      <TextLink href={write.href}>{write.label}</TextLink>
    </details>
  );
}
