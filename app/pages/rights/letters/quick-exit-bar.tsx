import { Icon } from "#app/components/base/icon.tsx";
import type { LetterForm } from "#collections/site/letter-form.ts";
import styles from "./quick-exit-bar.module.css";

interface QuickExitBarProps {
  words: LetterForm["leave"];
  /** A harmless page of ours. */
  href: string;
}

/** Always visible; leaves the page. Without JavaScript nothing was saved, so there is nothing to clear. */
export function QuickExitBar({ words, href }: QuickExitBarProps) {
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
