import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./actions.module.css";

interface ActionsProps {
  children: ReactNode;
  /** A sentence beside the buttons that may take a line of its own. */
  note?: ReactNode;
  className?: string | undefined;
}

export function Actions({ children, note, className }: ActionsProps) {
  return (
    <div className={classNames("row", styles.actions, className)}>
      {children}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
