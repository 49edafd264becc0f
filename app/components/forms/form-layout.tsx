import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./form-layout.module.css";

/** Fields and actions of a form, one below the other; `isTight` for a form of one field. */
interface FormLayoutProps extends ComponentPropsWithRef<"form"> {
  isTight?: boolean;
}

export function FormLayout({ isTight, ...form }: FormLayoutProps) {
  return <form className={classNames(styles.form, isTight && styles.tight)} {...form} />;
}

/** As many fields side by side as have room for 200 px each, one below the other on small screens. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
