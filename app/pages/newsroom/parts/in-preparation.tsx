import { Fragment } from "react";
import type { Link } from "#collections/reading/blocks.ts";
import styles from "./in-preparation.module.css";

interface InPreparationProps {
  /** Stands before the list. */
  label: string;
  /** What is still missing; a link where a page already stands for it. */
  items: readonly (string | Link)[];
}

const list = new Intl.ListFormat("en-GB");

/** What is still to come, in one line: empty collections take no more room than that. */
export function InPreparation({ label, items }: InPreparationProps) {
  if (items.length === 0) return null;
  const places = items.map((_, at) => String(at));
  return (
    <p className={styles.line}>
      <b>{label}</b>{" "}
      {list.formatToParts(places).map(({ type, value }, at) => {
        const item = type === "element" ? items[Number(value)] : value;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence keep their order
          <Fragment key={at}>
            {typeof item === "object" ? <a href={item.href}>{item.label}</a> : item}
          </Fragment>
        );
      })}
      .
    </p>
  );
}
