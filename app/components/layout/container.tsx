import type { ReactNode } from "react";
import { classNames } from "#app/components/base/class-names.ts";
import styles from "./container.module.css";

interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
}

/** Keeps content within 1312 px and clear of the edges. */
export function Container({ children, className }: ContainerProps) {
  return <div className={classNames(styles.container, className)}>{children}</div>;
}
