import type { ReactNode } from "react";
import { Icon, type IconName } from "#app/components/base/icon.tsx";
import styles from "./info.module.css";

interface InfoPanelProps {
  title: string;
  id: string;
  children: ReactNode;
}

/** What stands beside a form: how to reach us, how to give. */
export function InfoPanel({ title, id, children }: InfoPanelProps) {
  return (
    <aside className="panel" aria-labelledby={id}>
      <h2 className="form-title" id={id}>
        {title}
      </h2>
      <div>{children}</div>
    </aside>
  );
}

interface InfoItemProps {
  icon: IconName;
  title: string;
  id?: string;
  children: ReactNode;
}

/** One fact of an `InfoPanel`, parted from the next by a rule. */
export function InfoItem({ icon, title, id, children }: InfoItemProps) {
  return (
    <div className={styles.item} id={id}>
      <h3 className={styles.name}>
        <Icon name={icon} /> {title}
      </h3>
      {children}
    </div>
  );
}
