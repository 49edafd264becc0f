import type { ReactNode } from "react";
import { Art } from "#app/components/art/art.tsx";
import type { Value } from "#schemas/site/values.ts";
import styles from "./value-ledger.module.css";
import { ValueRow } from "./value-row.tsx";

interface ValueLedgerProps {
  heading: string;
  values: readonly Value[];
  /** What stands below the last value, such as a link. */
  children?: ReactNode;
}

/** The core values as a ledger beside a basket that runs off the left edge of the page. */
export function ValueLedger({ heading, values, children }: ValueLedgerProps) {
  return (
    <div className={styles.ledger}>
      <div className={styles.basket} aria-hidden="true">
        <Art name="coil-values" />
      </div>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <ul>
          {values.map((value) => (
            <ValueRow
              key={value.title}
              mark={value.icon}
              title={value.title}
              text={value.description}
            />
          ))}
        </ul>
        {children && <div className={styles.after}>{children}</div>}
      </div>
    </div>
  );
}
