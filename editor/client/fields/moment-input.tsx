import styles from "./field.module.css";

interface MomentInputProps {
  id: string;
  /** Such as `2026-12-01T08:00:00+03:00`. */
  value: string;
  onChange(value: string): void;
}

/** A day and a time as clocks in Kampala show them. */
export function MomentInput({ id, value, onChange }: MomentInputProps) {
  const moment = Date.parse(value);
  const shown = Number.isNaN(moment)
    ? ""
    : new Date(moment + 3 * 3_600_000).toISOString().slice(0, 16);
  return (
    <input
      id={id}
      type="datetime-local"
      className={styles.control}
      value={shown}
      onChange={(event) => onChange(event.target.value && `${event.target.value}:00+03:00`)}
    />
  );
}
