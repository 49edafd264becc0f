import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import type { PageContent } from "#schemas/pages/pages.ts";
import styles from "./open-positions.module.css";

/** A button that says how many positions are open, in its own place and before anybody leaves the page. */
export function OpenPositions({ join }: { join: PageContent<"team">["join"] }) {
  const { action, noOpenings, write } = join;
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
