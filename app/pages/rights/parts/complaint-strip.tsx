import { Icon } from "#app/components/base/icon.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import styles from "./complaint-strip.module.css";

/** Link to the complaint, at the end of a page whose own next step comes first. */
export function ComplaintStrip() {
  const { strip: label } = getPage("your-data-rights");
  return (
    <Surface as="aside" tone="night" className={styles.strip} aria-label={label}>
      <p className={styles.row}>
        <a href={letterPath("complaint")}>
          <Icon name="landmark" />
          <span>{label}</span>
        </a>
        <Icon name="arrow-right" />
      </p>
    </Surface>
  );
}
