import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./wrap.module.css";

interface WrapProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Keeps content within 1312 px and clear of the edges. */
export function Wrap({ children, className }: WrapProps) {
  return <div className={classNames(styles.wrap, className)}>{children}</div>;
}
