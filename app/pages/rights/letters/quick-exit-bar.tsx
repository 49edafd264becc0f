import type { ReactNode } from "react";
import { href } from "react-router";
import { Icon } from "#app/components/base/icon.tsx";
import { getLetterForm } from "#collections/site/letter-form.ts";
import styles from "./quick-exit-bar.module.css";

/**
 * Always visible; leaves for a harmless page of ours. Without JavaScript nothing was saved, so there is nothing to
 * clear. `children` are the next steps on phones, which need the script.
 */
export function QuickExitBar({ children }: { children?: ReactNode }) {
  const { button, hint } = getLetterForm().leave;
  return (
    <div className={styles.bar}>
      <a href={href("/news")} data-private aria-describedby="leave-hint">
        <Icon name="log-out" />
        {button}
      </a>
      <span id="leave-hint">{hint}</span>
      {children && <div className={styles.steps}>{children}</div>}
    </div>
  );
}
