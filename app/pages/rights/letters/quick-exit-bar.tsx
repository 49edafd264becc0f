import { Icon } from "#app/components/base/icon.tsx";
import type { LetterForm } from "#collections/site/letter-form.ts";
import styles from "./quick-exit-bar.module.css";

interface LeaveBarProps {
  words: LetterForm["leave"];
  /** A page of ours that gives nobody away. */
  href: string;
}

/** The quick way out, always in sight. Without JavaScript it only leaves: then nothing was kept. */
export function QuickExitBar({ words, href }: LeaveBarProps) {
  return (
    <p className={styles.bar}>
      <a href={href} data-private aria-describedby="leave-hint">
        <Icon name="log-out" />
        {words.button}
      </a>
      <span id="leave-hint">{words.hint}</span>
    </p>
  );
}
