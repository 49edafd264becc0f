import { useEffect, useRef, useState } from "react";
import styles from "./field.module.css";
import type { TypedProps } from "./field-context.ts";

/**
 * A day and a time as clocks in Kampala show them. What is typed here stays while it is typed: the file says it a
 * moment later, and would take the next figure away. Its value is such as `2026-12-01T08:00:00+03:00`.
 */
export function MomentInput({ value, onType, onBlur, ...input }: TypedProps<"input">) {
  const given = inKampala(value);
  const [shown, setShown] = useState(given);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setShown(given);
  }, [given]);
  return (
    <input
      {...input}
      type="datetime-local"
      className={styles.control}
      value={shown}
      onChange={({ target }) => {
        isTyping.current = true;
        setShown(target.value);
        onType(target.value && `${target.value}:00+03:00`);
      }}
      onBlur={(event) => {
        isTyping.current = false;
        onBlur?.(event);
      }}
    />
  );
}

/** @returns nothing where it is no moment */
function inKampala(value: string): string {
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? "" : new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16);
}
