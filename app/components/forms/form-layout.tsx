import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./form-layout.module.css";

/** Fields and actions of a form, one below the other; `isTight` for a form of one field. */
interface FormLayoutProps extends ComponentPropsWithRef<"form"> {
  isTight?: boolean;
}

/** A form with even space between its parts. */
export function FormLayout({ isTight, className, ...form }: FormLayoutProps) {
  return <form className={classNames(styles.form, isTight && styles.tight, className)} {...form} />;
}

interface FormRowProps {
  children: ReactNode;
  /** `2`: two fields side by side; `fit`: as many as have room for 200 px each. */
  columns?: "2" | "fit";
}

/** Fields side by side, one below the other on small screens. */
export function FormRow({ children, columns = "2" }: FormRowProps) {
  return (
    <div className={styles.row} data-columns={columns}>
      {children}
    </div>
  );
}
