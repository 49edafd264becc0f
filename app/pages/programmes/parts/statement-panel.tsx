import type { ReactNode } from "react";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import styles from "./statement-panel.module.css";

interface StatementPanelProps {
  tone: SurfaceTone;
  /** What the dyed panel says. */
  statement: ReactNode;
  children: ReactNode;
}

/** Text for reading, and a dyed panel beside it that begins higher, at the head of the page. */
export function StatementPanel({ tone, statement, children }: StatementPanelProps) {
  return (
    <div className={styles.pair}>
      <div>{children}</div>
      <Surface tone={tone} className={styles.panel}>
        {statement}
      </Surface>
    </div>
  );
}
