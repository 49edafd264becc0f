import { href } from "react-router";
import { Icon } from "#app/components/base/icon.tsx";
import { getLetterForm } from "#collections/site/letter-form.ts";
import styles from "./quick-exit-bar.module.css";

/** Always visible; leaves for a harmless page of ours. Without JavaScript nothing was saved, so there is nothing to clear. */
export function QuickExitBar() {
  const { button, hint } = getLetterForm().leave;
  return (
    <p className={styles.bar}>
      <a href={href("/news")} data-private aria-describedby="leave-hint">
        <Icon name="log-out" />
        {button}
      </a>
      <span id="leave-hint">{hint}</span>
    </p>
  );
}
