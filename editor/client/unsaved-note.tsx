import type { Overview } from "../core/open-file.ts";
import styles from "./list-view.module.css";
import { hrefOf } from "./use-editor-location.ts";

/** Leads to files with something that is not saved, from today or from last time; nothing where there is none. */
export function UnsavedNote({ overview, lead }: { overview: Overview; lead: string }) {
  const unsaved = overview.folders.flatMap(({ files }) => files.filter((file) => file.isUnsaved));
  if (unsaved.length === 0) return null;
  return (
    <p className={styles.note}>
      {lead}{" "}
      {unsaved.map(({ file, title }, at) => (
        <span key={file}>
          {at > 0 && ", "}
          <a href={hrefOf({ view: "file", file })}>{title}</a>
        </span>
      ))}
    </p>
  );
}
