import { useEffect, useRef } from "react";
import { Icon } from "#app/components/base/icon.tsx";
import styles from "./almost-done.module.css";

/** Stands above an accepted form, asks for one more step, and takes the focus. */
export function AlmostDone({ title, text }: { title: string; text: string }) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    <div ref={block} className={styles.block} tabIndex={-1} role="status">
      <Icon name="mail" />
      <p>
        <b className="title-2">{title}</b>
        {text}
      </p>
    </div>
  );
}
