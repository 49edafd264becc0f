import type { ReactNode } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./amount-choice.module.css";

interface AmountChoiceProps {
  /** Whole shillings. */
  amount: number;
  /** The same with commas. */
  label: string;
  /** A basket that grows with the amount. */
  children: ReactNode;
  /** Whether it is chosen at first; later the browser keeps the choice. */
  isChosen: boolean;
  onChoose?: (() => void) | undefined;
}

/** One of the amounts to choose from: a radio button with a face. */
export function AmountChoice({ amount, label, children, isChosen, onChoose }: AmountChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="preset"
        value={amount}
        defaultChecked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.face}>
        {children}
        <span>
          <small>UGX</small>
          <b>{label}</b>
        </span>
      </span>
      <Icon name="check" className={styles.tick} />
    </label>
  );
}

/** The choices side by side. */
export function AmountChoices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
